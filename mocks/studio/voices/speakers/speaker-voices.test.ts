import { describe, expect, test } from 'vitest';
import { speakerLanguages, speakers, usualSpeakerOf } from '../../../../src/contract/creation/speakers';
import { recite } from '../narration';
import { speakJapanese } from './japanese-voice';
import { openSpeakerVoice, presenterOf, speakerVoices } from './speaker-voices';

test('each of the 27 speakers has a voice that no other has', () => {
  expect(Object.keys(speakerVoices).sort()).toEqual(speakers.map(({ value }) => value).sort());
  expect(new Set(Object.values(speakerVoices).map((own) => JSON.stringify(own))).size).toBe(27);
});

test.each([
  ['german-karl', 'German', 'german-karl'],
  ['german-karl', 'French', 'french-camille'],
  ['nobody', 'Japanese', 'japanese-sakura'],
] as const)('%s presents in %s as %s', (value, language, expected) => {
  expect(presenterOf(value, language).value).toBe(expected);
});

const greetings = {
  English: ['Good evening.', 'Where is the moon?'],
  German: ['Guten Abend.', 'Wo ist der Mond?'],
  French: ['Bonsoir à tous.', 'Où est la lune ?'],
  Italian: ['Buonasera a tutti.', 'Dov’è la luna?'],
  Japanese: ['こんばんは、みなさん。', 'つきは どこですか？'],
  Spanish: ['Buenas noches a todos.', '¿Dónde está la luna?'],
} as const;

describe.each(speakerLanguages)('a narration in %s', (language) => {
  test('has a start for each sentence, lasts as long as its samples, and is never clipped', async () => {
    const voice = await openSpeakerVoice(usualSpeakerOf(language), greetings[language]);
    const sentences = greetings[language].map((text) => ({ text, spoken: text, closes: false }));
    const { cues, samples, rate } = recite(sentences, voice, 1);
    const [first, second] = cues.map(({ start }) => start);
    expect(cues.map(({ text }) => text)).toEqual(greetings[language]);
    expect(first).toBeCloseTo(0.12, 2);
    expect(second).toBeGreaterThan(0.8);
    const seconds = samples.length / rate;
    expect(seconds).toBeGreaterThan((second ?? 0) + 0.6);
    expect(seconds).toBeLessThan(8);
    expect(samples.some((sample) => Math.abs(sample) >= 32_767)).toBe(false);
  });
});

test('kana are spoken alike each time, faster and higher when asked', async () => {
  const usual = { pitch: 100, speed: 100 };
  const text = 'こんにちは。わたしは きかい です。';
  const [[first, again], [faster]] = await Promise.all([
    speakJapanese([text, text], usual),
    speakJapanese([text], { ...usual, speed: 150 }),
  ]);
  expect(first?.rate).toBe(16_000);
  expect(again?.samples).toEqual(first?.samples);
  expect(faster?.samples.length).toBeLessThan(first?.samples.length ?? 0);
});
