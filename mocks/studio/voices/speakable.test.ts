import { expect, test } from 'vitest';
import { speakable } from './speakable';

test.each([
  ['„Für wen bist du denn?“, fragte er.', ' Für wen bist du denn? fragte er.'],
  ['“Land,” cried Tilda.', ' Land, cried Tilda.'],
  ['Er kam – und ging.', 'Er kam, und ging.'],
  ["Ein <speed level='500'>Hase</speed>.", "Ein speed level='500' Hase /speed ."],
  ['Zwei\u0000Zeilen\nText', 'Zwei Zeilen Text'],
])('of %j is spoken %j', (text, spoken) => {
  expect(speakable(text)).toBe(spoken.replace(' .', '.'));
});
