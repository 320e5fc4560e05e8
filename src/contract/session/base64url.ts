// Encodes text as base64url and decodes it (spec contract §3, §12).

/** Returns the UTF-8 bytes of a text as base64url, without padding. Throws URIError for half a surrogate pair. */
export function encodeBase64url(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/[=]+$/, '');
}

/** Decodes base64url to text. Throws RangeError when it is not base64url; also throws when its bytes are not UTF-8. */
export function decodeBase64url(encoded: string): string {
  if (!/^[\w-]*$/.test(encoded)) throw new RangeError('not base64url');
  const bytes = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return decodeURIComponent(bytes.replace(/[^]/g, (byte) => `%${hexOf(byte)}`));
}

function hexOf(byte: string): string {
  return byte.charCodeAt(0).toString(16).padStart(2, '0');
}
