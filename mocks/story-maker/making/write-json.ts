// Writes the JSON files of a made presentation.
import { writeFile } from 'node:fs/promises';

/** Writes a value as JSON, to be read by people too. */
export function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
