// Tells a picture from a sound by a file's first bytes. Browsers name the type by the file's name, and each in its own way. Pure.

export type FileKind =
  | { readonly kind: 'picture' }
  /** A sound, or a film: whether it has pictures is seen when it is loaded, which needs this MIME type. */
  | { readonly kind: 'sound'; readonly type: string };

/** How many bytes are looked at. */
export const headLength = 16;

const picture: FileKind = { kind: 'picture' };
const sound = (type: string): FileKind => ({ kind: 'sound', type });

/** What the first bytes say, as Latin letters. The first match counts. */
const heads: readonly (readonly [RegExp, FileKind])[] = [
  [/^\xff\xd8\xff/, picture],
  [/^\x89PNG/, picture],
  [/^GIF8/, picture],
  [/^BM[^]{4}\0\0\0\0/, picture],
  [/^(II\*\0|MM\0\*)/, picture],
  [/^RIFF[^]{4}WEBP/, picture],
  // HEIC and AVIF are kept as films are.
  [/^[^]{4}ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/, picture],
  // The brand says nothing else that is needed, such as `M4B ` for a book that is read aloud, `3gp4` or `qt  `.
  [/^[^]{4}(ftyp|moov|mdat|wide|free|skip)/, sound('video/mp4')],
  [/^[^]E\xdf\xa3/, sound('video/webm')],
  [/^OggS/, sound('application/ogg')],
  [/^RIFF[^]{4}WAVE/, sound('audio/wav')],
  [/^ID3/, sound('audio/mpeg')],
  [/^fLaC/, sound('audio/flac')],
  [/^caff/, sound('audio/x-caf')],
  [/^FORM[^]{4}AIF[CF]/, sound('audio/aiff')],
  [/^#!AMR/, sound('audio/amr')],
  // Frames without a head before them: AAC, and MPEG audio of any layer.
  [/^\xff[\xf0\xf1\xf8\xf9]/, sound('audio/aac')],
  [/^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/, sound('audio/mpeg')],
];

/** Returns what a file is by its first bytes, else by the type that the browser gives; undefined for neither picture nor sound. */
export function kindOfFile(head: Uint8Array, type: string): FileKind | undefined {
  const letters = String.fromCharCode(...head);
  const [, kind] = heads.find(([pattern]) => pattern.test(letters)) ?? [];
  if (kind !== undefined) return kind;
  // An SVG, for example, begins as any text.
  if (type.startsWith('image/')) return picture;
  return type.startsWith('audio/') ? sound(type) : undefined;
}
