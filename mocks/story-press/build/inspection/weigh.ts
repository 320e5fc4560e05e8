// Measures the size of the committed library, which every clone of the repository contains.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The limit in bytes of all committed media together. */
export const libraryBudget = 16_000_000;

/** Thrown when the library exceeds its budget. */
export class OverBudgetError extends Error {
  override readonly name = 'OverBudgetError';
  constructor(readonly bytes: number) {
    super(`The library weighs ${megabytes(bytes)}, more than ${megabytes(libraryBudget)}`);
  }
}

/** Returns the bytes of a library, by presentation and kind of file. */
export function weigh(library: string): Map<string, Map<string, number>> {
  const weights = new Map<string, Map<string, number>>();
  const folder = path.join(library, 'presentations');
  for (const id of readdirSync(folder)) {
    const files = readdirSync(path.join(folder, id), { recursive: true, withFileTypes: true });
    const byKind = new Map<string, number>();
    for (const file of files.filter((entry) => entry.isFile())) {
      const kind = path.extname(file.name).slice(1);
      byKind.set(kind, (byKind.get(kind) ?? 0) + statSync(path.join(file.parentPath, file.name)).size);
    }
    weights.set(id, byKind);
  }
  return weights;
}

/** Returns the sum of all sizes. */
export function totalOf(weights: ReadonlyMap<string, ReadonlyMap<string, number>>): number {
  return [...weights.values()].flatMap((kinds) => [...kinds.values()]).reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns one line for each presentation. */
export function weightLines(weights: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  return [...weights].map(([id, kinds]) => {
    const parts = [...kinds].map(([kind, bytes]) => `${kind} ${Math.round(bytes / 1000)} kB`);
    return `${id}: ${parts.join(', ')}`;
  });
}

/** Formats bytes as `12.3 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
