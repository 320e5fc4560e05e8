// The one door through which foreign data comes in. Knows no entity.
import * as v from 'valibot';

/** A body, frame or message that does not have the specified shape. Names the call and the field (decision 7). */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(
    /** The call or file it came from, as `GET /api/presentation`. */
    readonly call: string,
    /** Dotted path of the first field that is wrong; empty when the body as a whole is. */
    readonly field: string,
    reason: string,
    options?: { cause?: unknown },
  ) {
    super(`${call}: ${field === '' ? '' : `${field}: `}${reason}`, options);
  }
}

/** Any schema of the contract. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Gives the value in its specified shape, or throws a ShapeError that names call and field. */
export function parse<T>(schema: Schema<T>, value: unknown, call: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShapeError(call, v.getDotPath(issue) ?? '', reasonOf(issue));
}

/** Parses JSON text; what is not JSON is a ShapeError, with the parser's error as its cause. */
export function parseJson(text: string, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShapeError(call, '', 'not JSON', { cause });
  }
}

/** What a list answer left out, to be reported once (decision 7). */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

/**
 * A list read leniently: entries of the wrong shape are left out and named (decision 7). `readPlainly` may read by hand what
 * plainly has the right shape, where a list is long; what it does not take, the schema judges.
 */
export function parseList<T>(
  entry: Schema<T>,
  value: unknown,
  call: string,
  readPlainly: (item: unknown) => T | undefined = () => undefined,
): { readonly entries: T[]; readonly leftOut: LeftOut[] } {
  if (!Array.isArray(value)) throw new ShapeError(call, '', 'not a list');
  const entries: T[] = [];
  const leftOut: LeftOut[] = [];
  for (const item of value) {
    const plain = readPlainly(item);
    if (plain !== undefined) {
      entries.push(plain);
      continue;
    }
    const result = v.safeParse(entry, item, { abortEarly: true });
    if (result.success) entries.push(result.output);
    else leftOut.push({ id: idOf(item), reason: reasonInEntry(result.issues[0]) });
  }
  return { entries, leftOut };
}

function reasonInEntry(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'entry'}: ${reasonOf(issue)}`;
}

/** What was expected and what sort of thing came; never the thing itself, which may be a person's words (decision 40). */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema' || issue.expected === null) return issue.message;
  return `expected ${issue.expected}, got ${sortOf(issue.input)}`;
}

function sortOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

const longestNamedId = 40;

function idOf(item: unknown): string {
  if (typeof item !== 'object' || item === null || !('id' in item)) return '(no id)';
  const known = typeof item.id === 'string' || typeof item.id === 'number';
  return known ? String(item.id).slice(0, longestNamedId) : '(no id)';
}

/** An optional field that may also come as null; both mean "absent". */
export function absent<T>(schema: Schema<T>) {
  return v.optional(v.nullable(schema));
}
