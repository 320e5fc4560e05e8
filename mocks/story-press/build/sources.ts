// Treats the press's own code as an input: changed code of styles, voices or films makes new files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns a fingerprint of the code in these files and folders, without tests. */
export function fingerprintOfCode(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(codeIn).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function codeIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(place, name));
}
