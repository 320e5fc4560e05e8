import { describe, expect, it } from 'vitest';
import {
  speakerLanguages,
  usualSpeakerOf,
  type SpeakerLanguage,
} from '../../../src/contract/creation/speakers';
import { randomFrom, type Random } from '../../random';
import { drawScene } from '../../story-press/art/draw-scene';
import type { MadeTalk, TalkRequest } from './made-talk';
import { topics } from './topics/topics';
import { textIn } from './wording/texts';
import { writeTalk } from './write-talk';

const person = { name: 'Ada', personDescription: '', imageDescription: '', speaker: 'english-grace' };
const plain: TalkRequest = { title: 'The moon', language: 'English', numberOfSlides: 3, person };

const unknownTitles = [
  'Quantum foam',
  'Blorf: why?',
  'Müllers Kühe & <b>Höhe</b>',
  '12345',
  '🦄🌈 für alle',
  '量子もつれ',
  'ああ言えば',
  `L'eau d'Évian: "oui"?`,
  'x'.repeat(400),
];
const titles = [
  ...topics.flatMap(({ names }) => [...names]),
  ...unknownTitles,
  'Bees and volcanoes',
  'Warum ist der Himmel so blau?',
];
const slideCounts = [2, 2, 3, 3, 5, 5, 10, 20];
const styles = ['informative', 'storytelling', 'humorous', 'critical', undefined, 'pirate', ''];
const descriptions = [
  'A nerd with footnotes', 'Redet wie ein Rapper', 'breaking news anchor', 'surfer', 'eine unsichere Person', 'bad comedian', 'Oma', 'storyteller',
  'grumpy master chef', 'conspiracy theorist', 'Verkäufer', 'parish lady', 'prime minister', 'cynic', 'rich kid', 'loudmouth', 'household', 'water pistols',
  'crazy AI', 'fog', 'cinnamon', 'hand puppets', '', 'somebody else',
]; // prettier-ignore

/** Returns the text with plain spaces. */
const plainly = (text: string) => text.replaceAll('\u00A0', ' ');

function slidesOf(talk: MadeTalk) {
  return [talk.cover, ...talk.slides, talk.ending];
}
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Zs}ー、。！？・「」『』…〜]+$/u;

/** What a correct text of a language never contains. */
const wrong: Record<SpeakerLanguage, RegExp> = {
  English: /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w|\bthe the\b| {2}/,
  German:
    /(?<!\p{L})(?:zu|von|bei|an|in) dem (?:Mond|Regen|Thema)|(?<!\p{L})(?:der (?:Brot|Thema)|die die|der der) | {2}/u,
  French:
    /(?<![\p{L}-])(?:(?:de|à) les? (?!jeter)|(?:le|la|de|que|ne|se|je|me|te|ce) (?!onze|oui|onz)[aeéèêiouâîôœ]|si ils? )| [?!:;]| {2}/iu,
  Italian:
    /(?<!\p{L})(?:(?:di|a|su|da|in) (?:il|lo|la|i|gli|le) |(?:la|una) [aeiou]|il (?:s[bcdfglmnpqrtv]|gn|ps|z|[aeiou])|i (?:s[bcdfglmnpqrtv]|[aeiou]))| {2}/u,
  Japanese: /(?<!\p{L})(?:undefined|null)(?!\p{L})| {2}/u,
  Spanish: /(?<!\p{L})(?:(?:de|a) el |y i(?!o|e)|o o)| {2}/iu,
};

it.each(speakerLanguages)('is sound in %s, for 1000 seeds', (language) => {
  const random = randomFrom(speakerLanguages.indexOf(language));
  const found: string[] = [];
  for (let seed = 0; seed < 1000; seed += 1) {
    const request = someRequest(language, random);
    const talk = writeTalk(request, seed);
    const faults = [...faultsOf(talk, request), ...textFaults(talk, request)];
    if (faults.length > 0) found.push(`${JSON.stringify(request)}: ${faults.join('; ')}`);
  }
  expect(found.slice(0, 5)).toEqual([]);
});

function someRequest(language: SpeakerLanguage, random: Random): TalkRequest {
  const one = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const narrationStyle = one(styles);
  return {
    title: one(titles) ?? '',
    language,
    numberOfSlides: one(slideCounts) ?? 3,
    tone: one(['ERNEST', 'FUNNY'] as const) ?? 'ERNEST',
    person: { ...person, name: usualSpeakerOf(language).label, personDescription: one(descriptions) ?? '' },
    ...(narrationStyle === undefined ? {} : { narrationStyle }),
  };
}

function faultsOf(talk: MadeTalk, { title, numberOfSlides }: TalkRequest): string[] {
  const slides = slidesOf(talk);
  const said = slides.flatMap(({ sentences }) => sentences);
  const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;
  return [
    talk.slides.length === numberOfSlides || `${talk.slides.length} slides`,
    isDistinct(said) || 'a sentence twice',
    isDistinct(slides.map(({ headline }) => headline)) || 'a headline twice',
    isDistinct(slides.map(({ scene }) => JSON.stringify(scene))) || 'a picture twice',
    talk.slides[0]?.sentences.join(' ').includes(title.slice(0, 20).trim()) || 'the title is missing',
  ].filter((fault) => fault !== true);
}

const typedPart = /[“„«「].*[”“»」]/gu;
const leftOver = /[{}<>|_]|undefined|^\s*$| \/ /m;

function textFaults({ slides, cover, ending, title }: MadeTalk, { language }: TalkRequest): string[] {
  const printed = [cover, ...slides, ending].flatMap(({ headline, sentences }) => [
    headline,
    ...sentences.filter((sentence) => sentence !== title),
  ]);
  const text = printed.join('\n').replaceAll(typedPart, 'X');
  const heard = language === 'Japanese' ? slides.flatMap(({ spoken, sentences }) => spoken ?? sentences) : [];
  return [
    ...(leftOver.exec(text) ?? []),
    ...(wrong[language].exec(text) ?? []),
    ...printed.filter(({ length }) => length > 330),
    ...heard.filter((sentence) => !kana.test(sentence)),
    ...slides
      .filter(({ spoken, sentences }) => spoken && spoken.length !== sentences.length)
      .map(() => 'spoken otherwise'),
  ];
}

describe('a topic', () => {
  it.each(topics)('$id is found by its name, and talked about, in all languages', (topic) => {
    for (const language of speakerLanguages) {
      const name = textIn(topic.names, language);
      const talk = writeTalk({ ...plain, title: name, language, numberOfSlides: 5 }, 1);
      const said = slidesOf(talk).flatMap(({ sentences }) => sentences.map(plainly));
      const facts = topic.facts.filter(([, ...texts]) => said.includes(textIn(texts, language)));
      expect(facts.length, `${name} in ${language}`).toBe(topic.facts.length);
      expect(drawScene(talk.slides[0]?.scene ?? {}, 1).marks.length).toBeGreaterThan(0);
    }
  });
});

it('says what was typed, in its own letters', () => {
  const talk = writeTalk({ ...plain, title: 'Blorf: why?' }, 1);
  expect(talk.cover.sentences).toEqual(['Blorf: why?']);
  expect(talk.slides[0]?.sentences.join(' ')).toContain('“Blorf: why?”');
});

it('tells of both topics that a title names', () => {
  const talk = writeTalk({ ...plain, title: 'Bees and volcanoes', numberOfSlides: 5 }, 1);
  const said = slidesOf(talk)
    .flatMap(({ sentences }) => sentences)
    .join(' ');
  expect(said).toMatch(/bee.*volcano/is);
});

it.each(['informative', 'storytelling', 'humorous', 'critical'])('sounds %s', (narrationStyle) => {
  const [neutral, styled] = [plain, { ...plain, narrationStyle }].map((request) =>
    slidesOf(writeTalk(request, 1)).flatMap(({ sentences }) => sentences),
  );
  expect(styled?.filter((sentence) => !neutral?.includes(sentence)).length).toBeGreaterThanOrEqual(3);
});

it('is the same for the same request and seed', () => {
  expect(writeTalk(plain, 7)).toEqual(writeTalk(plain, 7));
});
