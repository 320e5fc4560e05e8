import { expect, test } from 'vitest';
import { createPassages, passagesOf } from './passages-of-slide';

const slide = (headline: string, text: string, ...said: string[]) => ({
  headline,
  text,
  pictureRefused: false,
  cues: said.map((sentence, at) => ({ text: sentence, start: at })),
});

test('marks a spoken headline, and the text below in paragraphs', () => {
  const { headline, text, found } = passagesOf(
    slide('New boots', 'One. Two.\n\nThree.', 'New boots', 'One.', 'Two. Three.'),
  );
  expect(headline).toEqual([{ text: 'New boots', from: 0, cue: 0 }]);
  expect(text).toEqual([
    {
      from: 10,
      afterBlank: false,
      passages: [
        { text: 'One.', from: 10, cue: 1 },
        { text: ' ', from: 14 },
        { text: 'Two.', from: 15, cue: 2 },
      ],
    },
    { from: 21, afterBlank: true, passages: [{ text: 'Three.', from: 21, cue: 2 }] },
  ]);
  expect([...found]).toEqual([0, 1, 2]);
});

test('marks a sentence that runs from the headline into the text in both', () => {
  const { headline, text } = passagesOf(slide('The end', 'of it all.', 'The end of it all.'));
  expect(headline).toEqual([{ text: 'The end', from: 0, cue: 0 }]);
  expect(text).toEqual([{ from: 8, afterBlank: false, passages: [{ text: 'of it all.', from: 8, cue: 0 }] }]);
});

test.each([
  ['One.\nTwo.', [false, false]],
  ['One.\n\nTwo.\nThree.', [false, true, false]],
  ['\n\nOne.\n \t\r\n\n  Two.\n\n', [false, true]],
])('a blank line in %j is kept before its paragraph: %j', (text, afterBlank) => {
  const paragraphs = passagesOf(slide('A headline', text, 'Two.')).text;
  expect(paragraphs.map((paragraph) => paragraph.afterBlank)).toEqual(afterBlank);
});

test('does not find a sentence that is not in the text', () => {
  expect(passagesOf(slide('Boots', 'A text.', 'Something else')).found.size).toBe(0);
});

test('returns no passages for a slide without text', () => {
  expect(passagesOf(slide('', ''))).toEqual({ headline: [], text: [], found: new Set() });
});

test('aligns each slide once, at its first call', () => {
  let reads = 0;
  const counted = {
    ...slide('Boots', 'One.'),
    get cues() {
      reads += 1;
      return [];
    },
  };
  const passagesAt = createPassages([counted, slide('', '')]);
  expect(reads).toBe(0);
  expect(passagesAt(0)).toBe(passagesAt(0));
  expect(reads).toBe(1);
  expect(passagesAt(2)).toBeUndefined();
});
