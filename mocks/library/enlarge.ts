// Makes a list long enough for paging and ordering, without new media. Pure.
import { aliasOf, type Volume } from './library-presentation';

/** Returns the volumes and `perLanguage` more in every language, each the alias of one of them in turn. */
export function enlarge(volumes: readonly Volume[], perLanguage: number): Volume[] {
  const taken = new Set(volumes.map((volume) => volume.entry.id));
  const nextId = freeIds(taken);
  const languages = new Set(volumes.map((volume) => volume.entry.language));
  const more = [...languages].flatMap((language) => {
    const originals = volumes.filter((volume) => volume.entry.language === language);
    return Array.from({ length: perLanguage }, (_, index) => {
      const original = originals[index % originals.length];
      return original ? [aliasOf(original, nextId(), `${original.entry.title} ${index + 2}`)] : [];
    }).flat();
  });
  return [...volumes, ...more];
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
