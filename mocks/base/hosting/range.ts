// Parses the Range header (RFC 9110, section 14). Pure: no file and no response.
// The worker has its own parser: a service that shared the worker's rules could not reveal mistakes in them.

export type RequestedRange =
  /** No range, a malformed range, or several: the complete body is a correct response to all of them. */
  | { readonly kind: 'whole' }
  /** The first and last byte, both included. */
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  /** No byte of the range exists: 416. */
  | { readonly kind: 'unsatisfiable' };

const whole: RequestedRange = { kind: 'whole' };
const unsatisfiable: RequestedRange = { kind: 'unsatisfiable' };

/** Parses a Range header for a resource of `size` bytes. */
export function readRange(header: string | null, size: number): RequestedRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (match === null) return whole;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? whole : suffix(Number(to), size);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return whole;
  if (first >= size) return unsatisfiable;
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function suffix(length: number, size: number): RequestedRange {
  if (length === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', first: Math.max(0, size - length), last: size - 1 };
}
