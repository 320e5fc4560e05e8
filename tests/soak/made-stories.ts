// Makes many stories with random titles, ages, styles and counts, and checks each: its index parses, its media load, its times lie
// in its audio, its pictures differ.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageCountsOf, targetGroups, imageStyles } from '../../src/contract/creation/choices';
import { oneOf, randomFrom, type Random } from '../../mocks/base/random';
import type { StoryRequest } from '../../mocks/studio/writing/made-story';
import { faultsOfStory } from '../../mocks/studio/making/made-story.fixture';
import { runPress } from '../../mocks/studio/making/run-press';
import { openDataDirectory } from '../../mocks/service/store/data-directory';
import { createStoryMaker } from '../../mocks/studio/making/story-maker';

const kinds = ['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;
/** The first and the second half of titles: known subjects, unknown words, and nonsense. */
const titles = {
  German: {
    who: [
      'Die Schnecke',
      'Oma Frieda',
      'Der kleine Drache',
      'Zwei Mäuse',
      'Leo',
      'Die Gießkanne',
      'Der Fisch',
      'Ein Wal',
      'Die Hexe Lilli',
      'Mats und der Fuchs',
      'Der verlorene Stern',
      'Das Gespenst',
      'Drei Enten',
      'Blubbo',
      'Der rote Roller',
    ],
    what: [
      ', die fliegen wollte',
      ' und der erste Schnee',
      ' sucht einen Freund',
      ' im Regen',
      ' 🐌 & <Co>',
      '',
      ' kann nicht schlafen',
      ' hat Angst vor der Dunkelheit',
      ' lernt schwimmen',
      ' reist ans Meer',
      ' hat Geburtstag',
      ' – und warum?',
    ],
  },
  English: {
    who: [
      'The snail',
      'Grandma Ada',
      'A little dragon',
      'Two mice',
      'Leo',
      'The watering can',
      'The fish',
      'A whale',
      'Pirate Pete',
      'Ruby and the fox',
      'The lost star',
      'The ghost',
      'Three ducks',
      'Blorf',
      'The red scooter',
    ],
    what: [
      ' who wanted to fly',
      ' and the first snow',
      ' looks for a friend',
      ' in the rain',
      ' 🐌 & <Co>',
      '',
      ' can’t sleep',
      ' is afraid of the dark',
      ' learns to swim',
      ' goes to the sea',
      ' has a birthday',
      ' – and why?',
    ],
  },
} as const;

/** Prints how far it is after so many stories. */
const reportEvery = 20;

/** Makes `amount` stories, two at once, and prints each that is not whole. Returns the faults. */
export async function soakMadeStories(amount: number, seed: number): Promise<readonly string[]> {
  console.log(`made stories: ${amount}, seed ${seed}`);
  const data = await mkdtemp(path.join(tmpdir(), 'soak-stories-'));
  const folders = await openDataDirectory(data);
  const maker = createStoryMaker({ folders, runPress, atOnce: 2 });
  const faults: string[] = [];
  let done = 0;
  const make = async (nth: number) => {
    const request = randomRequest(randomFrom(seed + nth));
    const id = String(nth + 1);
    const { signal } = new AbortController();
    const made = maker.make({ id, request, seed: seed + nth }, { signal, onProgress: () => undefined });
    const found = await made.then(({ folder }) => faultsOfStory(folder)).catch((error) => [String(error)]);
    await rm(path.join(data, 'presentations', id), { recursive: true, force: true });
    for (const fault of found) console.error(`${JSON.stringify(request)}, seed ${seed + nth}: ${fault}`);
    faults.push(...found);
    done += 1;
    if (done % reportEvery === 0) console.log(`made stories: ${done} of ${amount}, ${faults.length} faults`);
  };
  await Promise.all(Array.from({ length: amount }, (_, nth) => make(nth)));
  folders.close();
  await rm(data, { recursive: true, force: true });
  console.log(`made stories: ${faults.length} faults`);
  return faults;
}

function randomRequest(random: Random): StoryRequest {
  const language = oneOf(['German', 'English'] as const, random);
  const { who, what } = titles[language];
  const targetGroup = oneOf(targetGroups, random);
  return {
    title: `${oneOf(who, random)}${oneOf(what, random)}`,
    kind: oneOf(kinds, random),
    language,
    imageStyle: oneOf(imageStyles, random),
    targetGroup,
    pageCount: oneOf(pageCountsOf(targetGroup), random),
  };
}
