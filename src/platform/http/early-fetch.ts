// Sends requests before the app has loaded, so that they run while its scripts still load. Each response is taken once;
// a second caller sends a new request.

declare global {
  interface Window {
    /** A global, since an inline script of the page sends the requests and a module takes the responses. */
    bookwormEarlyRequests?: Map<string, Promise<Response>>;
  }
}

const requests = (): Map<string, Promise<Response>> => (window.bookwormEarlyRequests ??= new Map());

/** Sends a GET request now; the first call of `takeEarly` with the same URL returns its response. */
export function fetchEarly(url: string): void {
  const response = fetch(url);
  // The caller of `takeEarly` handles a failure. Without a caller it must not count as an unhandled rejection.
  response.catch(() => undefined);
  requests().set(url, response);
}

/**
 * Returns the JSON body of the early request to this URL, and leaves its response to `takeEarly`. Rejects without one.
 */
export async function peekEarly(url: string): Promise<unknown> {
  const response = await requests().get(url);
  if (response?.ok !== true) throw new Error(`${url} is not underway`);
  return response.clone().json();
}

/** Returns the response of the early request to this URL, once; undefined when there is none. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const response = requests().get(url);
  requests().delete(url);
  return response;
}
