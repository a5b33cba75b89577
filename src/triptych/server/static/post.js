// Asking the server. What a person did is sent until it is answered: with the same id, so that it counts once.

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const BUSY = new Set([502, 503, 504]);

/** One request; {status, data}. Throws only when the network does. */
export async function call(method, url, body) {
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(15000),
  });
  const text = await answer.text();
  let data = {};
  try {
    data = text ? JSON.parse(text) : {};
  } catch {
    data = { error: text.slice(0, 200) };
  }
  return { status: answer.status, data };
}

/** The same request again and again until the server has answered it. `trouble` is told each time it did not, with what it said about that. */
export async function insist(url, body, trouble = () => {}) {
  for (let wait = 400; ; wait = Math.min(wait * 2, 8000)) {
    let said;
    try {
      const answer = await call("POST", url, body);
      if (!BUSY.has(answer.status)) return answer;
      if (answer.data.code) said = answer.data.error; // our own server's words, not a proxy's page
    } catch {
      // no network; the same id goes again
    }
    trouble(said);
    await pause(wait);
  }
}

/** A request that makes a table: its dice are sealed before I add my number to them. */
export async function callWithDice(url, body) {
  const { status, data } = await call("POST", "/api/dice", {});
  return status < 400 ? call("POST", url, { ...body, dice: data.dice, nonce: token() }) : { status, data };
}

/** Text nobody else will make, for ids and for the seat's part in the dice. */
export function token() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
