import { describe, expect, it } from 'vitest';
import { speakerLanguages } from '../../../src/contract/creation/speakers';
import { randomFrom } from '../../random';
import { drawScene } from '../../story-press/art/draw-scene';
import { topics } from './topics/topics';
import { textIn } from './wording/texts';
import { writeTalk } from './write-talk';
import { faultsOfTalks, plain, slidesOf } from './written-talk.fixture';

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
