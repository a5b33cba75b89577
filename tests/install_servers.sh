#!/bin/sh
# What the tests need besides Python: a browser (better two) and a database server (Debian's packages) and axe-core (npm).
# Installs what is missing where it may; what cannot be had is told, and the tests that need it are skipped (or fail, with CI=true).
set -u
cd "$(dirname "$0")/.."
missing=""
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null 2>&1 || missing="$missing postgresql"
if [ -n "$missing" ]; then
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
        echo "Installing$missing for the tests ..."
        apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
    elif command -v apt-get >/dev/null 2>&1 && command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        echo "Installing$missing for the tests ..."
        sudo apt-get update -qq >/dev/null && sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
    else
        echo "NOT INSTALLED, AND IT CANNOT BE DONE FROM HERE:$missing. Please install it yourself."
    fi
fi
# Firefox is welcome, not needed: some distributions have no such package.
if ! command -v firefox-esr >/dev/null 2>&1 && ! command -v firefox >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr >/dev/null 2>&1 || echo "FIREFOX COULD NOT BE INSTALLED: the pages are seen in Chromium only."
fi
axe=$(sed -n 's/.*"axe-core": *"\([^"]*\)".*/\1/p' package.json)
if [ ! -f build/node/node_modules/axe-core/axe.min.js ]; then
    if command -v npm >/dev/null 2>&1; then
        npm install --silent --no-save --no-package-lock --no-audit --no-fund --prefix build/node "axe-core@$axe" >/dev/null
    else
        echo "NPM IS NOT INSTALLED: pages are not checked with axe-core."
    fi
fi
exit 0
