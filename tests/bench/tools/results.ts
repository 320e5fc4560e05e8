// Writes the results to the screen and to bench-results/bench.json. A run of some measures preserves the others' lines there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from './statistics';

/** Lines by the measure that produced them. */
export type Measured = ReadonlyMap<string, readonly Line[]>;

/** Writes the lines beside those of measures that were not run now. */
export function writeResults(file: string, measured: Measured): void {
  const others = readLines(file).filter((line) => !measured.has(measureOf(line)));
  const now = [...measured].flatMap(([measure, lines]) => lines.map((line) => ({ measure, ...line })));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...others, ...now], undefined, 2)}\n`);
}

function measureOf(line: unknown): string {
  const named = typeof line === 'object' && line !== null && 'measure' in line ? line.measure : undefined;
  return typeof named === 'string' ? named : '';
}

/** Returns the lines of earlier runs; drops those of measures that no longer exist. */
function readLines(file: string): unknown[] {
  try {
    const lines: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(lines) ? lines.filter((line) => measureOf(line) !== '') : [];
  } catch {
    return [];
  }
}

/** Returns whether the value is within its limit; false for NaN. */
export function isWithin({ value, limit }: Line): boolean {
  return value <= limit;
}

/** Prints a line of the result, and whether it is within its limit. */
export function printLine(line: Line): void {
  const { name, value, limit, detail } = line;
  console.log(
    `${isWithin(line) ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(2)} (at most ${limit}) ${detail}`,
  );
}
