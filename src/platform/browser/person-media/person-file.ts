// Reads the files that a person uploads: the kind by the first bytes, since browsers differ in the types they name; the reason of a
// refusal; and the bytes as a data URL.

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

/** Why an uploaded file is not taken. `has-film` is a film that calls itself a sound. */
export type FileRefusal =
  | 'wrong-type'
  | 'empty'
  | 'too-large'
  | 'no-picture'
  | 'heic'
  | 'too-many-pixels'
  | 'no-sound'
  /** A sound in a format that few browsers read, such as CAF. */
  | 'sound-format'
  | 'has-film'
  | 'too-long'
  | 'too-short'
  | 'silent'
  | 'no-encoder';

/** A file that is not taken, or a sound that cannot be encoded. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';

  constructor(
    readonly refusal: FileRefusal,
    cause?: unknown,
  ) {
    super(`Refused: ${refusal}`, { cause });
  }
}

// Turns bytes into data URLs and back. The page's policy allows no `data:` address, so pictures and sounds are shown through a blob.

/** Returns the data URL of a blob, which begins with the blob's type. */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result, error } = reader;
      if (typeof result === 'string') resolve(result);
      else reject(error ?? new Error('A blob could not be read'));
    });
    reader.readAsDataURL(blob);
  });
}

/** Returns the bytes of a base64 data URL. Throws TypeError for another address. */
export function blobOfDataUrl(address: string): Blob {
  const [, type, base64] = /^data:([\w/+.-]+);base64,([\w+/=]*)$/.exec(address) ?? [];
  if (type === undefined || base64 === undefined) throw new TypeError('Not a base64 data URL');
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type });
}
