// Makes a list long enough for paging and ordering, without new media. Pure.
import { aliasOf, type LibraryPresentation } from './library-presentation';

/** Returns the presentations and `perLanguage` more in every language, each the alias of one of them in turn. */
export function enlarge(
  presentations: readonly LibraryPresentation[],
  perLanguage: number,
): LibraryPresentation[] {
  const taken = new Set(presentations.map((presentation) => presentation.entry.id));
  const nextId = freeIds(taken);
  const languages = new Set(presentations.map((presentation) => presentation.entry.language));
  const more = [...languages].flatMap((language) => {
    const originals = presentations.filter((presentation) => presentation.entry.language === language);
    return Array.from({ length: perLanguage }, (_, index) => {
      const original = originals[index % originals.length];
      return original ? [aliasOf(original, nextId(), `${original.entry.title} ${index + 2}`)] : [];
    }).flat();
  });
  return [...presentations, ...more];
}

/** Returns a function that gives unused ids, from 1 upwards. */
function freeIds(taken: ReadonlySet<string>): () => string {
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(String(last)));
    return String(last);
  };
}
