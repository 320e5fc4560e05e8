// Makes the lists of titles that the wizards offer from the titles of the stories.
import type { StoryFile } from './story-file';

const perList = 40;
const ages = ['age_3', 'age_4', 'age_5', 'age_6', 'age_7'] as const;

/**
 * Returns forty titles in a language for each age group of the wizards and for each further world. The youngest get short titles, older
 * children longer and wittier ones. Throws RangeError when the stories have too few.
 */
export function sampleListsOf(files: readonly StoryFile[], language: 'de' | 'en'): Record<string, string[]> {
  const day = titlesOf(files, 'day', language);
  const youngest = whole(day.filter((title) => /^\S+( \S+){1,4}$/.test(title)));
  const longer = day.filter((title) => !youngest.includes(title));
  const others = spread(longer, ages.length * perList);
  return {
    age_2: youngest,
    ...Object.fromEntries(ages.map((age, at) => [age, whole(others.slice(at * perList))])),
    'dark-tale': whole(titlesOf(files, 'dark', language)),
    christmas: whole(titlesOf(files, 'christmas', language)),
  };
}

/** Returns the titles of a world: the first of each story, then the second of each, and so on. */
function titlesOf(
  files: readonly StoryFile[],
  world: StoryFile['worlds'][number],
  language: 'de' | 'en',
): string[] {
  const lists = files.filter(({ worlds }) => worlds[0] === world).map(({ titles }) => titles[language]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** Returns `count` of the titles, evenly spread. */
function spread(titles: readonly string[], count: number): string[] {
  return titles.filter(
    (_, index) =>
      Math.floor((index * count) / titles.length) !== Math.floor(((index - 1) * count) / titles.length),
  );
}

function whole(titles: readonly string[]): string[] {
  if (titles.length < perList) throw new RangeError(`Only ${titles.length} titles for a list`);
  return titles.slice(0, perList);
}
