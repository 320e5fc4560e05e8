import { describe, expect, test } from 'vitest';
import {
  pageCountsOf,
  languageToSend,
  partyDefaults,
  presentationDefaults,
  slideCounts,
  wizardOptions,
} from './choices';
import { offeredPersonalities } from './speakers';

test('the presentation form has the specified initial values (spec contract §7)', () => {
  expect(slideCounts).toEqual([3, 2, 5, 10]);
  expect(presentationDefaults).toEqual({
    personality: 'honestPresenter',
    createSubtitles: true,
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    numberOfSlides: 3,
  });
  expect(offeredPersonalities).toContain(presentationDefaults.personality);
});

test('the Dallic Party form has the specified initial values (spec contract §7, §8)', () => {
  expect(partyDefaults).toEqual({
    changePrompt: 'Make it more interesting',
    numberOfIterations: 5,
    textGeneratorName: 'openai-gpt4',
    imageGeneratorName: 'dalle-3',
  });
});

describe('the language that is sent (spec contract §9)', () => {
  test.each([
    [undefined, 'de', 'German'],
    [undefined, 'en', 'English'],
    ['English', 'de', 'English'],
    ['German', 'en', 'German'],
    ['French', 'en', 'French'],
    ['Japanese', 'de', 'Japanese'],
  ] as const)('with a voice of %s and the interface in %s is %s', (language, interfaceLanguage, sent) => {
    expect(languageToSend(language && { language }, interfaceLanguage)).toBe(sent);
  });
});

describe('the story wizard (spec screens §10)', () => {
  test('of the new pages offers six ages and six styles, and starts with age_4, pastel_dream, 8', () => {
    expect(wizardOptions('app')).toEqual({
      targetGroups: ['age_2', 'age_3', 'age_4', 'age_5', 'age_6', 'age_7'],
      imageStyles: [
        'pastel_dream',
        'ink_splash',
        'crayon_cozy',
        'paper_collage',
        'scandi_minimal',
        'retro_gouache',
      ],
      email: 'required',
      defaults: { targetGroup: 'age_4', imageStyle: 'pastel_dream', pageCount: 8 },
    });
  });

  test('of the kiosk offers seven ages and ten styles', () => {
    const { targetGroups, imageStyles } = wizardOptions('kiosk');
    expect([targetGroups.length, imageStyles.length]).toEqual([7, 10]);
  });

  test.each(['app', 'kiosk'] as const)(
    'of the %s starts with the third age, the first style and its first page count',
    (place) => {
      const { targetGroups, imageStyles, defaults } = wizardOptions(place);
      expect(defaults.targetGroup).toBe(targetGroups[2]);
      expect(defaults.imageStyle).toBe(imageStyles[0]);
      expect(defaults.pageCount).toBe(pageCountsOf(defaults.targetGroup)[0]);
    },
  );
});
