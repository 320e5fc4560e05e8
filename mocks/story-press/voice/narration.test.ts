import { describe, expect, test } from 'vitest';
import { paceOf, recite } from './narration';
import type { Sound } from './wave';

const rate = 1000;

/** Returns a voice that hums for a tenth of a second a word, and records what it was asked to say. */
function hummingVoice() {
  const spoken: string[] = [];
  const speak = (sentence: string): Sound => {
    spoken.push(sentence);
    const length = sentence.split(' ').length * 100;
    return { rate, samples: Int16Array.from({ length }, (_, index) => (index % 2 ? 2000 : -2000)) };
  };
  return { spoken, rest: 0.4, speak };
}

const asSentences = (...texts: string[]) =>
  texts.map((text, index) => ({ text, closes: index === texts.length - 1 }));

describe('reciting', () => {
  test('each cue begins where its sentence begins, to the hundredth of a second', () => {
    const { cues } = recite(asSentences('One two.', 'Three.', 'Four five six.'), hummingVoice(), 1);
    expect(cues).toEqual([
      { text: 'One two.', start: 0.12 },
      { text: 'Three.', start: 0.72 },
      { text: 'Four five six.', start: 1.22 },
    ]);
  });

  test('a question is followed by a longer pause, and so is the end of a paragraph', () => {
    const after = (text: string, closes: boolean) =>
      recite([{ text, closes }], hummingVoice(), 1).samples.length;
    expect(after('Who?', false)).toBeGreaterThan(after('You.', false));
    expect(after('You.', true)).toBeGreaterThan(after('You.', false));
  });

  test('quotation marks are in the cues but not spoken', () => {
    const voice = hummingVoice();
    const { cues } = recite(
      asSentences('„Für wen bist du denn?“, fragte er.', '“Land,” cried Tilda.'),
      voice,
      1,
    );
    expect(voice.spoken).toEqual(['Für wen bist du denn? fragte er.', 'Land, cried Tilda.']);
    expect(cues.map((cue) => cue.text)).toEqual([
      '„Für wen bist du denn?“, fragte er.',
      '“Land,” cried Tilda.',
    ]);
  });

  test('a page without text is silent', () => {
    expect(recite([], hummingVoice(), 1)).toEqual({ rate: 0, samples: new Int16Array(0), cues: [] });
  });
});

test('the younger the child, the slower the reading', () => {
  const paces = ['age_2', 'age_3', 'age_5', 'age_7', undefined].map(paceOf);
  expect(paces).toEqual([...paces].sort((a, b) => b - a));
  expect(paces.at(-1)).toBe(1);
});
