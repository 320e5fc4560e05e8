// Reads whom the operator has made staff: the usernames in `staff.txt` of the data directory, one a line.
import { readFile } from 'node:fs/promises';

/** Returns the names; none where there is no file. Rejects with the system's error when it cannot be read. */
export async function readStaff(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((name) => name !== '');
}
