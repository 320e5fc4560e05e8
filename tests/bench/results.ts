// The last result of each measure, in one file: a run of some of them leaves the others as they were.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Line } from './statistics';

const linesSchema = v.fallback(
  v.array(v.object({ name: v.string(), value: v.number(), limit: v.number(), detail: v.string() })),
  [],
);

/** Writes these lines over those of the same names, and keeps the others. */
export function keep(lines: readonly Line[], path: string): void {
  const earlier = existsSync(path) ? v.parse(linesSchema, readJson(path)) : [];
  const names = new Set(lines.map(({ name }) => name));
  const all = [...earlier.filter(({ name }) => !names.has(name)), ...lines];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(all, undefined, 2)}\n`);
}

/** A file that a killed run left half written counts as none. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
