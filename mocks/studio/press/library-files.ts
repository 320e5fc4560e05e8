// Where the files of a library are, and how its JSON is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder of a presentation, with folders for its media. */
export function presentationFolder(library: string, id: string): string {
  const folder = path.join(library, 'presentations', id);
  for (const media of ['images', 'audio', 'video']) mkdirSync(path.join(folder, media), { recursive: true });
  return folder;
}

/** Writes a value as JSON, to be read by people too. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
