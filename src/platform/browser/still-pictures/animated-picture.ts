// Tells by the first bytes of a picture whether it moves. Pure.

/** Bytes from the beginning: they show it of each kind, but for a PNG with more than that before its pixels. */
export const headLength = 4096;

/**
 * Returns whether a picture that begins with these bytes is animated: a WebP with its flag, a PNG that counts its frames before its
 * pixels, a sequence in AVIF. A GIF tells it nowhere, so that each counts as animated.
 */
export function isAnimated(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  if (text.startsWith('GIF8')) return true;
  // The flags follow the length of their chunk (WebP container specification, "Extended File Format").
  if (text.startsWith('RIFF')) return text.startsWith('WEBPVP8X', 8) && ((head[20] ?? 0) & 2) !== 0;
  if (text.startsWith('\x89PNG')) return text.includes('acTL') && !/IDAT[^]*acTL/.test(text);
  const [brands = ''] = /^[^]{4}ftyp[^]{4,64}/.exec(text) ?? [];
  return brands.includes('avis');
}
