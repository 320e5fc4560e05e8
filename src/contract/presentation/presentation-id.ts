// Ids are strings of digits, possibly longer than 2^53 (decision 6). They are never numbers here.

/** True for what may be used in a path: one or more ASCII digits (decision 6). */
export function isPresentationId(value: unknown): value is string {
  return typeof value === 'string' && /^\d+$/.test(value);
}

/** Orders ids by their value without losing digits: negative when `a` is the smaller. */
export function compareIds(a: string, b: string): number {
  const left = a.replace(/^0+(?=\d)/, '');
  const right = b.replace(/^0+(?=\d)/, '');
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}
