// Text to base64url and back (core 5, decision 9). Knows no token and no authenticator.

/** The UTF-8 bytes of a text as base64url, without padding. Throws URIError on half a surrogate pair. */
export function encodeBase64url(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/[=]+$/, '');
}

/** The text behind base64url. Throws when it is not base64url, or its bytes are not UTF-8. */
export function decodeBase64url(encoded: string): string {
  if (!/^[\w-]*$/.test(encoded)) throw new RangeError('not base64url');
  const bytes = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return decodeURIComponent(bytes.replace(/[^]/g, (byte) => `%${hexOf(byte)}`));
}

function hexOf(byte: string): string {
  return byte.charCodeAt(0).toString(16).padStart(2, '0');
}
