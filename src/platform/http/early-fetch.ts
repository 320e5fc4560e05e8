// Requests that set out before the app has loaded, so that the network works while script still comes.
// Each answer is handed over once; a second taker asks the network again.

declare global {
  interface Window {
    /** On the page, since the script that sends them is the page's own, and the one that takes them is a module. */
    bookwormUnderway?: Map<string, Promise<Response>>;
  }
}

const requests = (): Map<string, Promise<Response>> => (window.bookwormUnderway ??= new Map());

/** Sends a GET now; `takeEarly` hands the answer to whoever asks for the same address first. */
export function fetchEarly(url: string): void {
  const response = fetch(url);
  // A failure is the taker's to handle; without a taker it must not count as unhandled.
  response.catch(() => undefined);
  requests().set(url, response);
}

/** The body that is underway to this address, read as JSON, and left to whoever takes it. Rejects where there is none. */
export async function peekEarly(url: string): Promise<unknown> {
  const response = await requests().get(url);
  if (response?.ok !== true) throw new Error(`${url} is not underway`);
  return response.clone().json();
}

/** The answer that is underway to this address, once; undefined when there is none. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const response = requests().get(url);
  requests().delete(url);
  return response;
}
