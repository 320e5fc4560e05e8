// Whether what a host sent, or a cache holds, is the medium that its address names: by its type, and where the type says
// nothing of media, by its first bytes. Pure, and knows no cache.
import { contentKindOf, type ContentKind } from '../../src/contract/presentation/media-kind';

/** `unsaid`: the type says neither that it is nor that it is not. */
type Said = 'medium' | 'other' | 'unsaid';

/** So many bytes tell what a file is. */
export const tellingBytes = 16;

/** Returns what the type of an answer, or of an entry, says of the medium at its address. */
export function saysOf(url: string, headers: Headers): Said {
  const type = (headers.get('content-type') ?? '').toLowerCase();
  if (/^text\/html\b|^application\/xhtml/.test(type)) return 'other';
  const kind = contentKindOf(url);
  return kind === undefined || types[kind].test(type) ? 'medium' : 'unsaid';
}

const types: Readonly<Record<ContentKind, RegExp>> = {
  picture: /^image\//,
  sound: /^(audio|video)\/|^application\/(ogg|mp4)\b/,
  video: /^(audio|video)\/|^application\/(ogg|mp4)\b/,
  playlist: /^(application|audio)\/(vnd\.apple\.|x-)?mpegurl\b/,
};

/** Returns whether a file that begins with these bytes may be the medium at the address. An empty one may be any. */
export function looksLikeIt(url: string, first: Uint8Array): boolean {
  const kind = contentKindOf(url);
  if (kind === undefined || first.length === 0) return true;
  const text = String.fromCharCode(...first.subarray(0, tellingBytes));
  return beginnings[kind].some((beginning) => beginning.test(text));
}

/** A length, then what the first box is. */
const mp4 = /^[^]{4}(ftyp|styp|moov|moof|sidx|mdat|free|skip|wide)/;
const ogg = /^OggS/;
const matroska = /^[^]E\xdf\xa3/;
const beginnings: Readonly<Record<ContentKind, readonly RegExp[]>> = {
  picture: [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/, /^BM/, /^[^]{4}JXL /],
  // An MP3 or AAC file without a tag begins with eleven bits set.
  sound: [/^ID3/, /^\xff[\xe0-\xff]/, /^RIFF[^]{4}WAVE/, /^fLaC/, mp4, ogg, matroska],
  // The last is a segment of MPEG-TS.
  video: [mp4, ogg, matroska, /^\x47/],
  playlist: [/^(\xef\xbb\xbf)?#EXTM3U/],
};
