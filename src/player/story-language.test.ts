import { describe, expect, test } from 'vitest';
import { topics } from '../../mocks/studio/talks/topics/topics';
import { writeTalk } from '../../mocks/studio/talks/write-talk';
import { speakerLanguages, usualSpeakerOf } from '../contract/creation/speakers';
import { languageTagOf } from '../contract/languages';
import { isRightToLeft, languageOf, languageTagOfStory } from './story-language';

test.each([
  ['Der kleine Fuchs', 'Es war einmal ein Fuchs, der nicht schlafen konnte.', 'de'],
  ['The little fox', 'Once there was a fox who could not sleep.', 'en'],
  ['Le petit renard', 'Il ne voulait pas dormir.', 'fr'],
  ['La piccola volpe', 'C’era una volta una volpe che non riusciva a dormire.', 'it'],
  ['El pequeño zorro', 'Había una vez un zorro que no podía dormir.', 'es'],
  ['ちいさな きつね', 'あるところに ねむれない きつねが いました。', 'ja'],
  ['Die Reise zum Mond', '', 'de'],
  ['القمر والقطة', 'كان القمر ينظر من النافذة إلى القطة.', 'ar'],
  ['ماه و گربه', 'ماه از پنجره به گربه نگاه کرد و خندید.', 'fa'],
  ['הירח והחתולה', 'הירח הציץ מן החלון.', 'he'],
  ['Maja lisek', 'Nie chciał spać.', undefined],
  ['La casa', '', undefined],
  ['', '', undefined],
])('%j, %j is recognised as %s', (headline, text, language) => {
  expect(languageOf([{ headline, text }])).toBe(language);
});

test.each([
  ['French', 'fr'],
  ['Polish', 'pl'],
  ['Arabic', 'ar'],
  ['Hebrew', 'he'],
  ['he-IL', 'he-IL'],
  ['Klingon', undefined],
  ['toString', undefined],
  ['', 'en'],
  [undefined, 'en'],
])('a story in %j has the language tag %s, which is guessed only without a name', (name, tag) => {
  expect(languageTagOfStory(name, [{ headline: 'The little fox', text: '' }])).toBe(tag);
});

test.each([
  ['القمر والقطة', 'كان القمر ينظر إلى Tom.', true],
  ['הירח', 'הַיָּרֵחַ הֵצִיץ מִן הַחַלּוֹן.', true],
  ['The moon', 'It said הירח and the cat said nothing.', false],
  ['月とねこ', 'ねむれません。', false],
  ['', '12:30', false],
])('%j, %j is read from right to left: %j', (headline, text, isIt) => {
  expect(isRightToLeft([{ headline, text }])).toBe(isIt);
});

describe('a talk of the embedded maker is recognised', () => {
  test.each(speakerLanguages)('in %s, whatever its topic and its presenter', (language) => {
    const person = {
      name: 'Ada',
      personDescription: 'A nerd',
      imageDescription: '',
      speaker: usualSpeakerOf(language).value,
    };
    const titles = [...topics.map(({ names }) => [...names][0] ?? ''), 'Quantum foam', '12345'];
    const wrong = titles.filter((title, seed) => {
      const { cover, slides, ending } = writeTalk({ title, language, numberOfSlides: 2, person }, seed);
      const texts = [cover, ...slides, ending].map(({ headline, sentences }) => ({
        headline,
        text: sentences.join(' '),
      }));
      return languageOf(texts) !== languageTagOf(language);
    });
    expect(wrong).toEqual([]);
  });
});
