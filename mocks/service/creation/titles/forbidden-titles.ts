// Which titles nothing may be made of: the lists in this folder, and beside them a list that an operator can change.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { phrasesOf, placesOf, type Phrase } from './phrase-list';
import { typedWords } from './typed-words';

/** What a title is for: a talk may be about history, politics and known people, which no story makes up. */
type Making = 'story' | 'talk';

/** Returns whether a title is forbidden. */
export type IsForbidden = (title: string, making: Making) => boolean;

const listCalled = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8');

const shameful = phrasesOf(listCalled('shameful-titles'));
const notForStories = phrasesOf(listCalled('no-story-titles'));
const harmless = phrasesOf(listCalled('harmless-titles'));

/** An operator's list before anybody has changed it. */
const firstList = `# Titles with one of these words or phrases are refused, beside those that Bookworm refuses anyway (violence, hate, swear words …).
# One a line, in any language, upper and lower case alike; what follows a # is a remark. It is read at the start.
#
#   spinach             the word, however it is disguised (SP1NACH, s p i n a c h)
#   spinach*            also with more letters behind it; *spinach: before it
#   bad wolf            the words one after the other
#   + water pistol      never refused for the sake of these words
`;

/** The SHA-256 of the first list before the lists of this folder: as it was written, nobody had changed it. */
const formerFirstList = '11276ac0814bb5dd0fb9029c23589b3f106de82a04bad58c4b9211d4383383a3';

/**
 * Reads the operator's list, and writes the first one where there is none. Resolves to the rule that it makes with the lists of
 * this folder. Rejects with the system's error when the list cannot be read or written.
 */
export async function readForbiddenTitles(file: string): Promise<IsForbidden> {
  const list = await textOf(file);
  if (list !== undefined && createHash('sha256').update(list).digest('hex') !== formerFirstList)
    return forbiddenBy(list);
  await writeFile(file, firstList);
  return isForbiddenByDefault;
}

/** Returns the rule of an operator's list, beside the lists of this folder (spec contract §16). */
export function forbiddenBy(list: string): IsForbidden {
  const lines = list.split(/\r?\n/);
  const isAllowance = (line: string) => line.trimStart().startsWith('+');
  const allowed = phrasesOf(
    lines
      .filter(isAllowance)
      .map((line) => line.replace('+', ''))
      .join('\n'),
  );
  const forbidden = phrasesOf(lines.filter((line) => !isAllowance(line)).join('\n'));
  return (title, making) =>
    holds(title, making === 'story' ? [...shameful, ...notForStories] : shameful, [
      ...harmless,
      ...allowed,
    ]) || holds(title, forbidden, allowed);
}

/** The rule before an operator has changed the list. */
export const isForbiddenByDefault: IsForbidden = forbiddenBy('');

/** Returns whether a title holds one of the phrases after the harmless ones are left out. */
function holds(title: string, phrases: readonly Phrase[], without: readonly Phrase[]): boolean {
  const words = typedWords(title);
  const harmlessPlaces = without.flatMap((phrase) => placesOf(phrase, words));
  const left = words.map((word, at) =>
    harmlessPlaces.some(([from, to]) => from <= at && at < to) ? undefined : word,
  );
  return phrases.some((phrase) => placesOf(phrase, left).length > 0);
}

/** Resolves with what a file holds; with undefined where there is none. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return undefined;
  }
}
