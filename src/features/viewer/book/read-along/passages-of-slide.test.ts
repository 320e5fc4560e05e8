import { expect, test } from 'vitest';
import { passagesOf } from './passages-of-slide';

const slide = (headline: string, text: string, ...said: string[]) => ({
  headline,
  text,
  pictureRefused: false,
  cues: said.map((sentence, at) => ({ text: sentence, start: at })),
});

test('a spoken headline is marked there, the text below by paragraphs', () => {
  const { headline, text, found } = passagesOf(
    slide('New boots', 'One. Two.\n\nThree.', 'New boots', 'One.', 'Two. Three.'),
  );
  expect(headline).toEqual([{ text: 'New boots', cue: 0 }]);
  expect(text).toEqual([
    [{ text: 'One.', cue: 1 }, { text: ' ' }, { text: 'Two.', cue: 2 }],
    [{ text: 'Three.', cue: 2 }],
  ]);
  expect([...found]).toEqual([0, 1, 2]);
});

test('a sentence that runs from the headline into the text is marked in both', () => {
  const { headline, text } = passagesOf(slide('The end', 'of it all.', 'The end of it all.'));
  expect(headline).toEqual([{ text: 'The end', cue: 0 }]);
  expect(text).toEqual([[{ text: 'of it all.', cue: 0 }]]);
});

test('what is said otherwise is not found', () => {
  expect(passagesOf(slide('Boots', 'A text.', 'Something else')).found.size).toBe(0);
});

test('a slide without words has no passages', () => {
  expect(passagesOf(slide('', ''))).toEqual({ headline: [], text: [], found: new Set() });
});
