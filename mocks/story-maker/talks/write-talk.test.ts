import { expect, it } from 'vitest';
import { speakerLanguages } from '../../../src/contract/creation/speakers';
import { drawScene } from '../../story-press/art/draw-scene';
import type { TalkRequest } from './made-talk';
import { writeTalk } from './write-talk';

const person = {
  name: 'Ada',
  personDescription: '',
  imageDescription: 'a woman with glasses',
  speaker: 'english-grace',
};
const plain: TalkRequest = { title: 'The moon', language: 'English', numberOfSlides: 3, person };

it('has as many slides as asked for, in every language', () => {
  for (const language of speakerLanguages)
    for (const numberOfSlides of [1, 2, 3, 5, 10, 20])
      for (const title of ['The moon', 'Quantum foam'])
        expect(writeTalk({ ...plain, title, language, numberOfSlides }, 1).slides).toHaveLength(
          numberOfSlides,
        );
});

it('says what was typed, and can be drawn', () => {
  const talk = writeTalk({ ...plain, title: 'Blorf: why?' }, 1);
  expect(talk.cover.sentences).toEqual(['Blorf: why?']);
  expect(talk.slides[0]?.sentences.join(' ')).toContain('“Blorf: why?”');
  for (const { scene } of [talk.cover, ...talk.slides, talk.ending])
    expect(drawScene(scene, 1).marks.length).toBeGreaterThan(0);
});

it('is the same for the same request and seed', () => {
  expect(writeTalk(plain, 7)).toEqual(writeTalk(plain, 7));
});
