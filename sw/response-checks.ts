// Interprets the status, type and text of a response, independent of the request.
import { parsePresentationIndex } from '../src/contract/presentation/presentation-index';
import { isPageType } from '../src/contract/service/page-type';

/**
 * Returns whether a response says that there is nothing at its address: 404 or 410, and not of a page type, since an intermediary
 * may have sent a page (spec offline §8).
 */
export function isGone({ status, headers }: Response): boolean {
  return (status === 404 || status === 410) && !hasPageType(headers);
}

/** Returns whether a response has a JSON content type; those of proxies and sign-in pages do not. */
export function hasJsonType(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}

/** Returns whether a response has the content type of a page, such as an intermediary sends. */
export function hasPageType(headers: Headers): boolean {
  return isPageType(headers.get('content-type'));
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
