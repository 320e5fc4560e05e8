// Parses foreign data with schemas; all foreign data passes through here.
import * as v from 'valibot';

/** Thrown for a body, frame or message without the specified shape. Names the call and the field (spec contract §10). */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(
    /** The call or file it came from, such as `GET /api/presentation`. */
    readonly call: string,
    /** Dotted path of the first wrong field; empty when the body as a whole is wrong. */
    readonly field: string,
    reason: string,
    options?: { cause?: unknown },
  ) {
    super(`${call}: ${field === '' ? '' : `${field}: `}${reason}`, options);
  }
}

/** A schema that reads unknown data as a T. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Returns the value in its specified shape. Throws ShapeError, which names call and field. */
export function parse<T>(schema: Schema<T>, value: unknown, call: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShapeError(call, v.getDotPath(issue) ?? '', reasonOf(issue));
}

/** Parses JSON text. Throws ShapeError, with the parser's error as its cause. */
export function parseJson(text: string, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShapeError(call, '', 'not JSON', { cause });
  }
}

/** An entry that was left out of a list, to be reported once (spec contract §10). */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

interface ParsedList<T> {
  readonly entries: T[];
  readonly leftOut: LeftOut[];
}

/**
 * Parses a list leniently: entries of the wrong shape are left out and named (spec contract §10). Throws ShapeError when the
 * value is no list. For long lists, `readFast` may read correct entries without the schema; entries for which it
 * returns undefined are parsed by the schema.
 */
export function parseList<T>(
  entry: Schema<T>,
  value: unknown,
  call: string,
  readFast: (item: unknown) => T | undefined = () => undefined,
): ParsedList<T> {
  if (!Array.isArray(value)) throw new ShapeError(call, '', 'not a list');
  const entries: T[] = [];
  const leftOut: LeftOut[] = [];
  for (const item of value) {
    const read = readFast(item);
    if (read !== undefined) {
      entries.push(read);
      continue;
    }
    const result = v.safeParse(entry, item, { abortEarly: true });
    if (result.success) entries.push(result.output);
    else leftOut.push({ id: idOf(item), reason: reasonInEntry(result.issues[0]) });
  }
  return { entries, leftOut };
}

/** Returns the list without entries that repeat an earlier id: a reader could not tell them apart. */
export function withoutRepeated<T extends { readonly id: string }>(list: ParsedList<T>): ParsedList<T> {
  const byId = new Map<string, T>();
  const leftOut = [...list.leftOut];
  for (const entry of list.entries) {
    const { id } = entry;
    if (byId.has(id)) leftOut.push({ id, reason: 'id: twice' });
    else byId.set(id, entry);
  }
  return { entries: [...byId.values()], leftOut };
}

function reasonInEntry(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'entry'}: ${reasonOf(issue)}`;
}

/** Returns the expected and the actual type; never the value itself, which may be a person's text (spec screens §7). */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema' || issue.expected === null) return issue.message;
  return `expected ${issue.expected}, got ${typeNameOf(issue.input)}`;
}

function typeNameOf(value: unknown): string {
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
