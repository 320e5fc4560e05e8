// Reads rows one by one, so that a damaged one costs only itself: it is left out of its list, and said.
import * as v from 'valibot';
import type { Row } from './embedded-database';

/**
 * A text that was read as bytes (`CAST(… AS BLOB)`): the engine ends the process at a text that is no UTF-8, as a changed byte may make
 * it.
 */
export const storedTextSchema = v.pipe(
  v.instance(ArrayBuffer),
  v.rawTransform<ArrayBuffer, string>(({ dataset, addIssue, NEVER }) => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(dataset.value);
    } catch {
      addIssue({ message: 'no UTF-8' });
      return NEVER;
    }
  }),
);
/** A text that `encodeText` has written. */
export const encodedTextSchema = v.pipe(storedTextSchema, v.parseJson(), v.string());

/** Returns a text that was read as bytes; undefined when it cannot be read. */
export function textOf(bytes: unknown): string | undefined {
  const { success, output } = v.safeParse(storedTextSchema, bytes);
  return success ? output : undefined;
}

/** Says a line to whoever runs the service. */
export type Warn = (line: string) => void;

/**
 * Returns a function that reads the rows of a table by their schema. Each row that cannot be read is left out; that is said once, by its
 * `position` and without what it holds, since people wrote that.
 */
export function createRowReader<T>(table: string, schema: v.GenericSchema<unknown, T>, warn: Warn) {
  const said = new Set<unknown>();
  return (rows: readonly Row[]): T[] =>
    rows.flatMap((row) => {
      const { success, output } = v.safeParse(schema, row);
      if (success) return [output];
      const { position } = row;
      if (!said.has(position)) {
        said.add(position);
        warn(
          `A row of the table ${table} cannot be read (position ${Number(position)}): it is left out, and stays in the database.`,
        );
      }
      return [];
    });
}
