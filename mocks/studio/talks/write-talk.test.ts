import { describe, expect, it } from 'vitest';
import { speakerLanguages } from '../../../src/contract/creation/speakers';
import type { SpeakerLanguage } from '../../../src/contract/languages';
import { randomFrom } from '../../base/random';
import { drawScene } from '../drawing/draw-scene';
import { topics } from './topics/topics';
import type { TalkRequest } from './made-talk';
import { commonTexts } from './plan';
import { textIn } from './wording/talk-texts';
import { writeTalk } from './write-talk';
import { descriptions, faultsOfTalks, plain, slidesOf, styles, unknownTitles } from './written-talk.fixture';

/** Returns the text with plain spaces. */
const plainly = (text: string) => text.replaceAll('\u00A0', ' ');

// `npm run soak -- written-talks` writes a thousand in each language.
it.each(speakerLanguages)('is sound in %s, for 60 seeds', (language) => {
  const random = randomFrom(speakerLanguages.indexOf(language));
  expect(faultsOfTalks(language, random, 60).slice(0, 5)).toEqual([]);
});

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

describe('an unknown topic', () => {
  it.each(speakerLanguages)(
    'gets five slides at most in %s, and the first says that nothing is known',
    (language) => {
      for (const title of unknownTitles) {
        const [two, twenty] = [2, 20].map((numberOfSlides) =>
          writeTalk({ ...plain, title, language, numberOfSlides }, 1),
        );
        expect([two?.slides.length, twenty?.slides.length]).toEqual([2, 5]);
        for (const words of commonTexts.unknownWords)
          expect(two?.slides[0]?.sentences.map(plainly)).toContain(textIn(words, language));
      }
    },
  );
});

it.each([
  'Der Holocaust',
  'Krebs',
  'Der Tod',
  'Der Islam',
  'Angela Merkel',
  '9/11',
  'Die Kirche und die Pyramiden',
])('%s is told plainly, whatever personality, style and tone was chosen', (title) => {
  const said = (change: Partial<TalkRequest>) =>
    slidesOf(writeTalk({ ...plain, title, language: 'German', numberOfSlides: 10, ...change }, 1)).map(
      ({ sentences }) => sentences,
    );
  for (const personDescription of descriptions)
    expect(said({ person: { ...plain.person, personDescription } })).toEqual(said({}));
  for (const narrationStyle of styles)
    if (narrationStyle !== undefined) expect(said({ narrationStyle })).toEqual(said({}));
  expect(said({ tone: 'FUNNY' })).toEqual(said({}));
});

it.each([
  ['Krieg und Vögel', 'German'],
  ['Why do cats die?', 'English'],
] as const)('%s is no talk about what else the title names', (title, language) => {
  const first = writeTalk({ ...plain, title, language }, 1).slides[0]?.sentences;
  expect(first).toContain(textIn(commonTexts.unknownWords[0] ?? commonTexts.comfort, language));
});

describe('a talk for a child', () => {
  /** A word that addresses a grown-up; German capitals after a full stop may be `they`. */
  const formal: Partial<Record<SpeakerLanguage, RegExp>> = {
    German: /(?<!^|[.!?] )(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
    French: /(?<!\p{L})(?:vous|votre|vos|(?!nez|assez|chez|rez|mez)\p{L}+ez)(?!\p{L})/iu,
    Italian: /(?<!\p{L})(?:voi|vostr[oaei]|\p{L}+tevi)(?!\p{L})/iu,
    Spanish: /(?<!\p{L})(?:ustedes|les|\p{L}+[ae]nse)(?!\p{L})/iu,
  };

  it.each(speakerLanguages)('says du in %s, whoever speaks, and in whatever style', (language) => {
    const isFormal = (isForChild: boolean) =>
      descriptions.flatMap((personDescription, index) => {
        const narrationStyle = styles[index % styles.length] ?? '';
        const title = index % 2 === 0 ? 'cats' : 'Blorf';
        const talk = writeTalk(
          {
            ...plain,
            title,
            language,
            narrationStyle,
            isForChild,
            numberOfSlides: 10,
            person: { ...plain.person, personDescription },
          },
          index,
        );
        const said = slidesOf(talk).flatMap(({ headline, sentences }) => [headline, ...sentences]);
        return said.filter((sentence) => formal[language]?.test(sentence));
      });
    expect(isFormal(true)).toEqual([]);
    if (formal[language]) expect(isFormal(false)).not.toEqual([]);
  });
});

it('says the typed title with its letters unchanged', () => {
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
