// Interprets the status, type and text of a response, independent of the request.
import { parsePresentationIndex } from '../src/contract/presentation/presentation-index';

/** Returns whether a status says that there is nothing at an address: 404 and 410. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** Returns whether a response has a JSON content type; those of proxies and sign-in pages do not. */
export function hasJsonType(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}

/**
 * Returns whether an error may be the service's word: it has a JSON content type, or none since it has no body. A page that
 * something on the way sends has a type of its own.
 */
export function mayBeErrorOfService(headers: Headers): boolean {
  return hasJsonType(headers) || !headers.has('content-type');
}

/** Returns whether a text is a presentation index, and not a sign-in page, a proxy's page or another JSON message. */
export function isIndex(text: string): boolean {
  try {
    parsePresentationIndex(text, 'index.json');
    return true;
  } catch {
    // The viewer reads the same index and reports the error.
    return false;
  }
}
