import { describe, expect, test } from 'vitest';
import { paceOf, recite } from './narration';
import type { Sentence } from './sentences';
import type { Sound } from './wave';

const rate = 1000;

/** Returns a voice that hums for a tenth of a second a word. */
function hummingVoice() {
  const speak = ({ text }: Sentence): Sound => {
    const length = text.split(' ').length * 100;
    return { rate, samples: Int16Array.from({ length }, (_, index) => (index % 2 ? 2000 : -2000)) };
  };
  return { rest: 0.4, speak };
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

  test('a sentence in which there is nothing to say takes a moment, so that the next begins after it', () => {
    const mute = { ...hummingVoice(), speak: () => ({ rate, samples: new Int16Array(0) }) };
    const { cues, samples } = recite(asSentences('***', '…'), mute, 1);
    expect(cues.map((cue) => cue.start)).toEqual([0.12, 1.12]);
    expect(samples.length / rate).toBeGreaterThan(1.12);
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
