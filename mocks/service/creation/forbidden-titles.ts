// Titles that no story may have: a list of words that an operator can change, and how a title is compared with it.
import { readFile, writeFile } from 'node:fs/promises';

/** Returns whether a title is forbidden. */
export type IsForbidden = (title: string) => boolean;

/** The first list: one word or phrase a line; what follows `#` is a remark. */
const defaultList = `# Titles with one of these words or phrases are refused. One a line, in any language, upper and lower case alike.

# Deutsch
gewalt
krieg
leiche
mord
mörder
pistole
porno
selbstmord
sex
vergewaltigung
waffe
waffen

# English
bomb
corpse
gun
guns
kill
killer
murder
murderer
porn
rape
sex
suicide
violence
weapon
weapons
`;

/**
 * Reads the operator's list, and writes the first one where there is none. Resolves to the rule that the list makes. Rejects with
 * the system's error when the list cannot be read or written.
 */
export async function readForbiddenTitles(file: string): Promise<IsForbidden> {
  try {
    return forbiddenBy(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await writeFile(file, defaultList);
    return forbiddenBy(defaultList);
  }
}

/** The list before an operator has changed it. */
export const isForbiddenByDefault: IsForbidden = forbiddenBy(defaultList);

/** Returns the rule of a list. Only whole words count: `Mordsspaß` holds no `mord`. */
export function forbiddenBy(list: string): IsForbidden {
  const entries = list
    .split(/\r?\n/)
    .map((line) => wordsOf(line.replace(/#.*/, '')))
    .filter((entry) => entry !== '');
  return (title) => {
    const words = ` ${wordsOf(title)} `;
    return entries.some((entry) => words.includes(` ${entry} `));
  };
}

/** Returns the words of a text in lower case, with a space between two. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
