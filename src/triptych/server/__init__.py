"""The server: accounts, tables, live play, storage, pages."""
