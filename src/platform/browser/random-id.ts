// Creates random ids. `crypto.randomUUID` exists on secure pages only, and a page in a home network is not one.

/** Returns a random UUID (version 4). */
export function randomId(fill: (bytes: Uint8Array<ArrayBuffer>) => void = fillRandomly): string {
  const bytes = new Uint8Array(16);
  fill(bytes);
  const hex = [...bytes].map((byte, at) => versioned(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const fillRandomly = (bytes: Uint8Array<ArrayBuffer>): void => void crypto.getRandomValues(bytes);

/** Returns the byte with the bits of version 4 and variant 1 set (RFC 9562). */
function versioned(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
