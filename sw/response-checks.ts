// Checks what a response or a cache entry is: by its status, its type, its text, and for a medium by its first bytes. Pure.
import { contentKindOf, isTypeOf, type ContentKind } from '../src/contract/presentation/media-types';
import { parsePresentationIndex } from '../src/contract/presentation/presentation-index';
import { isPageType } from '../src/contract/service/errors';

/**
 * Returns whether a response says that there is nothing at its address: 404 or 410, and not of a page type, since an intermediary
 * may have sent a page (spec offline §8).
 */
export function isGone({ status, headers }: Response): boolean {
  return (status === 404 || status === 410) && !hasPageType(headers);
}

/** Returns whether a response has a JSON content type; responses of proxies and sign-in pages do not. */
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

/** `inconclusive`: the first bytes decide. */
type TypeCheck = 'medium' | 'page' | 'inconclusive';

/** Number of first bytes that identify the type of a file. */
export const signatureBytes = 16;

/** Returns `medium` when the content type fits the medium at the address, `page` for a page, else `inconclusive`. */
export function checkType(url: string, headers: Headers): TypeCheck {
  if (hasPageType(headers)) return 'page';
  const type = (headers.get('content-type') ?? '').toLowerCase();
  const kind = contentKindOf(url);
  return kind === undefined || isTypeOf(kind, type) ? 'medium' : 'inconclusive';
}

/** A page, or a message in JSON. */
const pageText = /^(\xef\xbb\xbf)?\s*(<(!doctype html|html|head|body|script)|\{)/i;

/** Returns whether a file that is called a medium begins like a page or a message: some hosts give every response the type of its name. */
export function beginsLikePage(url: string, first: Uint8Array): boolean {
  const kind = contentKindOf(url);
  return kind !== undefined && pageText.test(String.fromCharCode(...first.subarray(0, signatureBytes)));
}

/** Returns whether a file with these first bytes may be the medium at the address; an empty file may be any. */
export function matchesSignature(url: string, first: Uint8Array): boolean {
  const kind = contentKindOf(url);
  if (kind === undefined || first.length === 0) return true;
  const text = String.fromCharCode(...first.subarray(0, signatureBytes));
  return signatures[kind].some((signature) => signature.test(text));
}

/** A length, then the type of the first box. */
const mp4 = /^[^]{4}(ftyp|styp|moov|moof|sidx|mdat|free|skip|wide)/;
const ogg = /^OggS/;
const matroska = /^[^]E\xdf\xa3/;
const signatures: Readonly<Record<ContentKind, readonly RegExp[]>> = {
  image: [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/, /^BM/, /^[^]{4}JXL /],
  // An MP3 or AAC file without a tag starts with eleven bits set.
  audio: [/^ID3/, /^\xff[\xe0-\xff]/, /^RIFF[^]{4}WAVE/, /^fLaC/, mp4, ogg, matroska],
  // The last is a segment of MPEG-TS.
  video: [mp4, ogg, matroska, /^\x47/],
  playlist: [/^(\xef\xbb\xbf)?#EXTM3U/],
};
