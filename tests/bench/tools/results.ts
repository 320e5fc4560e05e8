// What the bench found, on the screen and in bench-results/bench.json. A run of some measures leaves the others' lines there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from './statistics';

/** Lines by the measure that they come from. */
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

/** Lines of earlier runs; those that no measure owns any more are dropped. */
function readLines(file: string): unknown[] {
  try {
    const lines: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(lines) ? lines.filter((line) => measureOf(line) !== '') : [];
  } catch {
    return [];
  }
}

/** Whether the value is within its limit; a value that is no number is not. */
export function isWithin({ value, limit }: Line): boolean {
  return value <= limit;
}

export function printLine(line: Line): void {
  const { name, value, limit, detail } = line;
  console.log(
    `${isWithin(line) ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(2)} (at most ${limit}) ${detail}`,
  );
}
