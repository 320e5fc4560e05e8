// The Range header as RFC 9110, section 14, has it. Pure: no file and no response.
// The worker's rules say the same in words of their own: a service that shared its rules could not find them wrong.

export type WantedRange =
  /** No range, one that cannot be read, or several: the whole is a right answer to all of them. */
  | { readonly kind: 'whole' }
  /** First and last byte, both included. */
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  /** Nothing of it is there: 416. */
  | { readonly kind: 'unsatisfiable' };

const whole: WantedRange = { kind: 'whole' };
const unsatisfiable: WantedRange = { kind: 'unsatisfiable' };

/** Reads a Range header for something of `size` bytes. */
export function readRange(header: string | null, size: number): WantedRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (match === null) return whole;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? whole : suffix(Number(to), size);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return whole;
  if (first >= size) return unsatisfiable;
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function suffix(length: number, size: number): WantedRange {
  if (length === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', first: Math.max(0, size - length), last: size - 1 };
}
