import { beforeAll, describe, expect, test } from 'vitest';
import { openPico, picoRate, type PicoEngine } from './pico';
import type { Sound } from '../wave';
import { utteranceOf } from './utterance';

const utterance = (text: string, pitch = 100, speed = 100) => utteranceOf([{ text, pitch, speed }]);

const isSame = (one: Sound, other: Sound) =>
  Buffer.from(one.samples.buffer).equals(Buffer.from(other.samples.buffer));

describe.each([
  ['German', 'Der Bär war sehr müde.', 'Wo ist mein Bett?'],
  ['English', 'The bear was very tired.', 'Where is my bed?'],
  ['American English', 'The bear was very tired.', 'Where is my bed?'],
  ['French', 'L’ours était très fatigué.', 'Où est mon lit ?'],
  ['Italian', 'L’orso era molto stanco.', 'Dov’è il mio letto?'],
  ['Spanish', 'El oso estaba muy cansado.', '¿Dónde está mi cama?'],
] as const)('the %s voice', (language, sentence, question) => {
  let engine: PicoEngine;
  let spoken: Sound;
  beforeAll(async () => {
    engine = await openPico(language);
    spoken = engine.speak(utterance(sentence));
  });

  test('speaks a sentence, faster when it should, and never clips', () => {
    expect(spoken.samples.length / picoRate).toBeGreaterThan(1);
    expect(engine.speak(utterance(sentence, 100, 150)).samples.length).toBeLessThan(spoken.samples.length);
    expect(spoken.samples.some((sample) => Math.abs(sample) >= 32_767)).toBe(false);
  });

  test('speaks a sentence alike whatever it spoke before', async () => {
    engine.speak(utterance(question, 140));
    expect(isSame(engine.speak(utterance(sentence)), spoken)).toBe(true);
    const other = await openPico(language);
    expect(isSame(other.speak(utterance(sentence)), spoken)).toBe(true);
  });

  // `npm run soak -- spoken-titles` speaks random ones.
  test.each([
    ['an empty one', ''],
    ['marks alone', ' …?! “”'],
    ['markup', '<b>1 < 2 & "3"</b>'],
    ['control characters', '\u0000\u0007\u001b'],
    ['other letters and a picture', '日本 ё 🦄\u{10ffff}'],
    ['half a letter', 'a\ud83d'],
    ['a long number', '1234567890'],
  ])('speaks a title without an error: %s', (_, text) => {
    expect(engine.speak(utterance(text)).rate).toBe(picoRate);
  });
});
