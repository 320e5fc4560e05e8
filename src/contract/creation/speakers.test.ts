import { describe, expect, test } from 'vitest';
import { speakerLanguages, speakerOf, speakers, usualSpeakerOf } from './speakers';

describe('the voices (spec contract §7)', () => {
  test('are 27 in six languages, each with a distinct value and label', () => {
    expect(speakers).toHaveLength(27);
    expect(new Set(speakers.map(({ value }) => value)).size).toBe(27);
    expect(new Set(speakers.map(({ label }) => label)).size).toBe(27);
  });

  test.each(speakerLanguages)('the usual voice of %s is found by its value', (language) => {
    const usual = usualSpeakerOf(language);
    expect(usual.language).toBe(language);
    expect(speakerOf(usual.value)).toEqual(usual);
  });

  test('an unknown value has none', () => {
    expect(speakerOf('english-nobody')).toBeUndefined();
  });
});
