import { describe, expect, it } from 'vitest';
import { targetGroups } from '../../../../src/contract/creation/choices';
import type { Scene } from '../../../story-press/scene';
import type { MadePage, StoryRequest } from '../made-story';
import { writeStory } from '../write-story';
import { afraid } from './afraid/afraid';
import { christmas } from './christmas/christmas';
import { dark } from './dark/dark';
import { friend } from './friend/friend';
import { death } from './grief/death';
import { dying } from './grief/dying';
import { hospital } from './grief/hospital';
import { missing } from './grief/missing';
import { parting } from './grief/parting';
import { journey } from './journey/journey';
import { learn } from './learn/learn';
import { lost } from './lost/lost';
import { sea } from './sea/sea';
import { sleep } from './sleep/sleep';
import type { Plot } from './plot';

const plain: StoryRequest = {
  title: 'The snail who wanted to fly',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 12,
};

type Asked = readonly [kind: StoryRequest['kind'], language: StoryRequest['language'], title: string];
const asked: readonly (readonly [...Asked, plot: Plot])[] = [
  ['CHRISTMAS_STORY', 'German', 'Der Schneemann, der drinnen feiern wollte', christmas],
  ['CHRISTMAS_STORY', 'German', 'Noam und Nele feiern zwei Feste', christmas],
  ['CHRISTMAS_STORY', 'English', 'The bear who stayed up', christmas],
  ['CHRISTMAS_STORY', 'English', 'The lost star', lost],
  ['STORY', 'English', 'Christmas with the hedgehog', christmas],
  ['DARKTALE', 'German', 'Das Gespenst vom Dachboden traut sich nicht', dark],
  ['DARKTALE', 'German', 'Opa Henks Laterne und der Moorgeist', dark],
  ['DARKTALE', 'English', 'A crown for the wolf', dark],
  ['DARKTALE', 'English', 'The witch who wanted to dance', learn],
  ['STORY', 'German', 'Das Gespenst, das sich im Dunkeln fürchtete', afraid],
  ['STORY', 'German', 'Mia hat Angst vor dem Wasser', afraid],
  ['STORY', 'English', 'The elephant who was afraid of thunder', afraid],
  ['STORY', 'English', 'The lion who was afraid of mice', afraid],
  ['STORY', 'German', 'Die Schnecke reist ans Meer', journey],
  ['STORY', 'English', 'The mouse who wanted to go to the moon', journey],
  ['STORY', 'English', 'A hedgehog goes to the mountains', journey],
  ['STORY', 'German', 'Der Drache, der nicht schlafen konnte', sleep],
  ['STORY', 'English', 'Ida can’t sleep', sleep],
  ['STORY', 'English', 'A friend for the fox', friend],
  ['STORY', 'German', 'Der Fisch, der fliegen wollte', sea],
  ['DARKTALE', 'English', 'The whale who was afraid of the dark', sea],
  ['CHRISTMAS_STORY', 'German', 'Zwei Fische suchen einen Stern', sea],
  ['STORY', 'English', 'Lina and the whale', sea],
  ['STORY', 'English', 'Where is my fish?', sea],
  ['STORY', 'German', 'Komm raus, Schildkröte', friend],
  ['STORY', 'German', 'Marie vermisst Papa', missing],
  ['DARKTALE', 'English', 'I miss my dog', missing],
  ['STORY', 'English', 'The little bear misses his mum', missing],
  ['STORY', 'English', 'Grandpa is in hospital', hospital],
  ['CHRISTMAS_STORY', 'German', 'Papa ist im Krankenhaus', hospital],
  ['STORY', 'German', 'Mein Hund ist gestorben', death],
  ['STORY', 'English', 'Grandma died', death],
  ['STORY', 'English', 'Why do we die?', dying],
  ['DARKTALE', 'German', 'Warum müssen wir sterben?', dying],
  ['STORY', 'German', 'Mama und Papa streiten', parting],
  ['STORY', 'English', 'Mummy and Daddy are getting divorced', parting],
];

const sad = [missing, hospital, death, dying, parting];
const own = asked.filter(([, , , plot]) =>
  [christmas, dark, afraid, journey, sea, sleep, ...sad].includes(plot),
);
const counts = [6, 8, 10, 12, 16];
const maxWords: Readonly<Record<string, number>> = { age_1: 10, age_2: 10, age_3: 20, age_4: 20 };

const textOf = ({ sentences }: MadePage) =>
  sentences.map(({ parts }) => parts.map(({ text }) => text).join(''));
const speakersOf = ({ sentences }: MadePage) =>
  new Set(sentences.flatMap(({ parts }) => parts.flatMap(({ speaker }) => speaker ?? [])));
const figuresIn = ({ put = [] }: Scene) => put.filter((one) => 'k' in one).length;
const isOutdoors = ({ ground }: Scene) => ground !== 'room';

describe('the choice of a plot', () => {
  it.each(asked.map(([kind, language, title, plot]) => ({ kind, language, title, plot })))(
    'as $kind tells $title as $plot.id',
    ({ kind, language, title, plot }) => {
      const { cover } = writeStory({ ...plain, kind, language, title }, 1);
      expect(cover.headline).toBe(language === 'German' ? plot.subtitle.de : plot.subtitle.en);
    },
  );
});

describe.each(own.map(([kind, language, title]) => ({ kind, language, title })))(
  'the $kind $title',
  ({ kind, language, title }) => {
    const stories = targetGroups.flatMap((targetGroup) =>
      counts.map((pageCount) => ({
        targetGroup,
        story: writeStory({ ...plain, kind, language, title, targetGroup, pageCount }, pageCount),
      })),
    );

    it('speaks in sentences that are short enough for each age', () => {
      for (const { targetGroup, story } of stories)
        for (const text of story.pages.flatMap(textOf))
          expect([text, text.split(' ').length <= (maxWords[targetGroup] ?? 28)]).toEqual([text, true]);
    });

    it('shows at least as many as speak', () => {
      for (const { story } of stories)
        for (const page of story.pages)
          expect([page.headline, figuresIn(page.scene) >= speakersOf(page).size]).toEqual([
            page.headline,
            true,
          ]);
    });

    it('has another text with another seed', () => {
      const texts = [1, 2, 3, 4, 5, 6].map((seed) =>
        writeStory({ ...plain, kind, language, title }, seed)
          .pages.flatMap(textOf)
          .join(' '),
      );
      expect(new Set(texts).size).toBeGreaterThan(1);
    });
  },
);

describe('a story of the sea', () => {
  const onLand = ['hills', 'forest', 'town', 'mountain', 'beach'];

  it.each([
    ['Der Fisch im Wald', 'German'],
    ['The whale in the garden', 'English'],
    ['The cat and the fish', 'English'],
    ['Der Wal reist in die Berge', 'German'],
  ] as const)('never goes ashore: %s', (title, language) => {
    for (const pageCount of counts) {
      const { cover, pages } = writeStory({ ...plain, title, language, pageCount }, pageCount);
      for (const { scene } of [cover, ...pages]) expect(onLand).not.toContain(scene.ground ?? 'hills');
    }
  });

  it('walks, sits and stands on no page', () => {
    const { pages } = writeStory({ ...plain, title: 'The fish', pageCount: 16 }, 4);
    const text = pages.flatMap(textOf).join(' ');
    expect(text).toMatch(/swim|swam/);
    expect(text).not.toMatch(/\b(?:walk|sat|sit|stood|stand|ran|climb)/);
  });
});

describe('the light of an atmosphere', () => {
  it.each(
    asked
      .filter(([, , , plot]) => plot === christmas)
      .map(([kind, language, title]) => ({ kind, language, title })),
  )('keeps $title in snow', ({ kind, language, title }) => {
    const { cover, pages, ending } = writeStory({ ...plain, kind, language, title }, 2);
    for (const { scene } of [cover, ...pages, ending].filter((page) => isOutdoors(page.scene)))
      expect(scene.sky).toMatch(/^snow/);
  });

  it.each(
    asked
      .filter(([, , , plot]) => plot === dark)
      .map(([kind, language, title]) => ({ kind, language, title })),
  )('keeps $title in the night', ({ kind, language, title }) => {
    const { cover, pages, ending } = writeStory({ ...plain, kind, language, title }, 2);
    for (const { scene } of [cover, ...pages, ending]) expect(scene.sky).toBe('night');
  });
});

describe.each(
  own
    .filter(([, , , plot]) => sad.includes(plot))
    .map(([kind, language, title]) => ({ kind, language, title })),
)('the story of grief $title as $kind', ({ kind, language, title }) => {
  const storyOf = (pageCount: number, targetGroup: StoryRequest['targetGroup'], seed: number) =>
    writeStory({ ...plain, kind, language, title, pageCount, targetGroup }, seed);

  it('has no page twice, at any length', () => {
    for (const pageCount of [6, 8, 10, 12, 16]) {
      const headlines = storyOf(pageCount, 'age_6', pageCount).pages.map(({ headline }) => headline);
      expect(new Set(headlines).size).toBe(pageCount);
    }
  });

  it('promises nothing, and has no book that holds its title', () => {
    for (const targetGroup of targetGroups) {
      const { pages, ending } = storyOf(16, targetGroup, 3);
      const text = [...pages, ending].flatMap(textOf).join(' ');
      expect(text).not.toMatch(
        /bald (?:wieder )?gesund|wieder da sein|alles (?:wird )?gut|will come (?:back|home)|be fine|get well|steht in einem Buch|is in a book/i,
      );
    }
  });
});
