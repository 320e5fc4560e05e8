// Finds the faults of a story file beyond its schema, and writes the story out for readers.
import type { TargetGroup } from '../../../../src/contract/creation/choices';
import { figureById } from '../lexicon/figures';
import { thingDrawnAs } from '../lexicon/things';
import { textsOf, type MadePage, type StoryRequest } from '../made-story';
import { writeAs } from '../write-story';
import { Match } from './matching';
import type { StoryFile } from './story-file';
import { understood } from '../title/understand';
import { inLanguage } from '../wording/sentences';

const languages = ['German', 'English'] as const;
/** The longest story of each age, which has every page of the shorter ones, and the most words of a sentence. */
const levels: readonly (readonly [age: TargetGroup, pageCount: number, maxWords: number])[] = [
  ['age_2', 10, 10],
  ['age_4', 16, 18],
  ['age_6', 16, 26],
];
const kinds = { day: 'CHILDRENS_STORY', dark: 'DARKTALE', christmas: 'CHRISTMAS_STORY' } as const;

/** Returns the faults of a story, each as a line; none when it can be told. */
export function faultsOf(file: StoryFile): string[] {
  return [...needFaults(file), ...castFaults(file), ...titleFaults(file), ...textFaults(file)];
}

function needFaults({ beats, ...file }: StoryFile): string[] {
  // Of beats that stand for each other each title has one.
  const needs = [...new Set(beats.map(({ need }) => need))].sort((a, b) => a - b);
  const isRanked = needs.every((need, index) => need === index + 1);
  return [
    ...(needs.length >= 16 ? [] : [`has ${needs.length} beats instead of 16`]),
    ...(isRanked ? [] : [`its needs are not 1 to ${needs.length}, each once: ${needs.join(' ')}`]),
    ...beats
      .filter(({ need, de, en }) => need <= 10 && (de.little === undefined || en.little === undefined))
      .map(({ headline }) => `no little text on “${headline.en}”`),
    ...(beats[0]?.need === 1 ? [] : ['the first beat must be needed most']),
    ...(file.cast.hero ? [] : ['has no hero']),
  ];
}

function castFaults({ cast, thing = [] }: StoryFile): string[] {
  const ids = Object.values(cast)
    .flat()
    .filter((id) => id !== '*');
  return [
    ...ids.flatMap((id) => thrown(() => figureById(id))),
    ...thing.flatMap((prop) => (prop === '*' ? [] : thrown(() => thingDrawnAs(prop)))),
  ];
}

function titleFaults(file: StoryFile): string[] {
  return languages.flatMap((language) =>
    inLanguage(file.titles, language).flatMap((title) => {
      const match = new Match(file, understood(title, language), language);
      const meant = match.subjectsNamed().flat();
      // A question is said as it stands.
      const extra = file.suits?.includes('question') ? [] : match.uncovered(meant);
      return [
        ...(meant.length > 0 || file.suits || file.goals ? [] : [`“${title}” is not what it is about`]),
        ...(extra.length === 0 ? [] : [`“${title}” says what pages 1 to 6 do not: ${extra.join(', ')}`]),
      ];
    }),
  );
}

function textFaults(file: StoryFile): string[] {
  return languages.flatMap((language) =>
    levels.flatMap(([targetGroup, pageCount, maxWords]) => {
      const where = `${language} ${targetGroup} ${pageCount}`;
      let pages: readonly MadePage[] = [];
      const failed = thrown(() => (pages = pagesIn(file, language, targetGroup, pageCount)));
      const { title } = requestOf(file, language, targetGroup, pageCount);
      const said = pages.flatMap((page) => textsOf(page));
      const isLong = (text: string, most: number) =>
        !text.includes(title) && text.split(/(?<=[.!?…:]) /).some((one) => one.split(' ').length > most);
      // The ending has one text for all ages.
      const long = pages.flatMap((page, index) =>
        textsOf(page).filter((text) =>
          isLong(text, index === pages.length - 1 ? Math.max(18, maxWords) : maxWords),
        ),
      );
      const twice = said.filter((text, index) => text.split(' ').length > 3 && said.indexOf(text) !== index);
      return [
        ...failed,
        ...long.map((text) => `too long: ${text}`),
        ...twice.map((text) => `said twice: ${text}`),
      ].map((fault) => `${where}: ${fault}`);
    }),
  );
}

/** Returns the shortest story for the youngest and the longest for the oldest, in both languages. */
export function versionsOf(file: StoryFile): string[] {
  const versions = [
    ['age_2', 6],
    ['age_7', 16],
  ] as const;
  return languages.flatMap((language) =>
    versions.map(([targetGroup, pageCount]) => {
      const pages = pagesIn(file, language, targetGroup, pageCount);
      const texts = pages.map((page) => `  ${page.headline}: ${textsOf(page).join(' ')}`);
      return [`\n${file.id}, ${language}, ${targetGroup}, ${pageCount} pages`, ...texts].join('\n');
    }),
  );
}

/** Returns the pages of the story in a version, with its ending. */
function pagesIn(...version: Parameters<typeof requestOf>): MadePage[] {
  const { pages, ending } = writeAs(version[0], requestOf(...version), 1);
  return [...pages, ending];
}

function requestOf(
  { titles, worlds: [world = 'day'] }: StoryFile,
  language: StoryRequest['language'],
  targetGroup: TargetGroup,
  pageCount: number,
): StoryRequest {
  const title =
    inLanguage(titles, language)[0] ??
    inLanguage(
      {
        de: 'Das mutige Kamel, das über drei Hügel fliegen will',
        en: 'The brave camel who wants to fly over three hills',
      },
      language,
    );
  return { title, kind: kinds[world], language, imageStyle: 'crayon', targetGroup, pageCount };
}

function thrown(call: () => unknown): string[] {
  try {
    call();
    return [];
  } catch (error) {
    return [String(error)];
  }
}
