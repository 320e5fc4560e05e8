// The rows of table tests of typed titles. The titles and the expected results are data: typed-titles.fixture.json.
import type { Language } from '../wording/sentences';

interface Row {
  readonly typed: string;
  readonly language: Language;
  readonly expected: string;
}

/** Returns a row for each title, or word, of a language. */
export function rowsOf(table: Readonly<Record<Language, Readonly<Record<string, string>>>>): Row[] {
  return (['German', 'English'] as const).flatMap((language) =>
    Object.entries(table[language]).map(([typed, expected]) => ({ typed, language, expected })),
  );
}
