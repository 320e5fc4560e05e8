import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDotPath, safeParse } from 'valibot';
import * as limits from '../limits';
import {
  creationObstacle,
  isEmail,
  isStoryTitle,
  newPersonSettingsSchema,
  newPresentationSettingsSchema,
  partySettingsSchema,
  receivedPersonSchema,
  simpleSettingsSchema,
  type PresentationForm,
  type NewPresentationSettings,
  type SimpleSettings,
} from './creation-settings';
import { parse, ShapeError, type Schema } from '../../base/parse';
import { pageCountsOf, targetGroups, imageStyles } from './choices';

describe('an e-mail address (spec contract §3)', () => {
  test.each(['ida@example.org', 'i@e.x', 'ida.b+books@mail.example.org', 'ä@ö.ü', 'a..b@c.d'])(
    '%j is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    '',
    'ida',
    'ida@',
    '@example.org',
    'ida@example',
    'ida@.org',
    'ida@example.',
    'ida@.',
    'ida@..',
    'a@b@c.d',
    'ida @example.org',
    ' ida@example.org',
    'ida@example.org\n',
    'ida@exa mple.org',
    'ida@\u00a0b.c',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('is checked quickly, however long the text is', () => {
    const dots = '.'.repeat(1_000_000);
    expect(isEmail(`a@${dots}@`)).toBe(false);
    expect(isEmail(`a@b${dots}b`)).toBe(true);
    expect(isEmail('@'.repeat(1_000_000))).toBe(false);
  });

  test('never contains a space', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(isEmail(`${a} ${b}@example.org`)).toBe(false);
      }),
    );
  });
});

describe('the title of a story (spec contract §3)', () => {
  test.each([
    ['', false],
    ['  \t', false],
    ['B', true],
    ['Der Bär, der fliegen wollte', true],
    ['x'.repeat(300), true],
    ['x'.repeat(301), false],
    ['two\nlines', false],
    ['two\u2028lines', false],
  ])('%j may be used: %j', (title, allowed) => {
    expect(isStoryTitle(title)).toBe(allowed);
  });
});

test.each([
  ['', false],
  ['ab', false],
  ['  a  ', false],
  ['abc', true],
  ['x'.repeat(301), true],
  ['宇宙', true],
  ['ねこ', true],
  ['ネコ', true],
  ['한국', true],
  [' 猫  ', false],
  ['𠮷', false],
  ['猫2', true],
  ['éa', false],
])('the title %j of a presentation may be used: %j (spec contract §3)', (title, allowed) => {
  expect(limits.isLongEnough(title)).toBe(allowed);
});

describe('creating a presentation (spec contract §3)', () => {
  const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'smiling', speaker: 'en-1' };
  const form: PresentationForm = { title: 'Why bees dance', personality: 'honestPresenter', person };
  const recorded = { image: 'data:image/png;base64,AA', audio: 'data:audio/mp3;base64,AA' };

  test.each<[string, PresentationForm]>([
    ['with a title and a person', form],
    ['with a person of one’s own', { ...form, personality: 'custom' }],
    [
      'as oneself, with picture and voice',
      { ...form, personality: 'you', person: { ...person, ...recorded } },
    ],
  ])('is allowed %s', (_, allowed) => {
    expect(creationObstacle(allowed)).toBeUndefined();
  });

  test.each<[string, PresentationForm, string]>([
    ['without a title', { ...form, title: '' }, 'title-too-short'],
    ['with a title of two characters', { ...form, title: 'ab' }, 'title-too-short'],
    ['without a name', { ...form, person: { ...person, name: '' } }, 'person-incomplete'],
    [
      'without a description',
      { ...form, person: { ...person, personDescription: ' ' } },
      'person-incomplete',
    ],
    ['without a look', { ...form, person: { ...person, imageDescription: '' } }, 'person-incomplete'],
    ['without a speaker', { ...form, person: { ...person, speaker: '' } }, 'person-incomplete'],
    ['as oneself without a recording', { ...form, personality: 'you' }, 'no-recording'],
    [
      'as oneself with a picture only',
      { ...form, personality: 'you', person: { ...person, image: recorded.image } },
      'no-recording',
    ],
    [
      'as oneself with a voice only',
      { ...form, personality: 'you', person: { ...person, audio: recorded.audio, image: '' } },
      'no-recording',
    ],
  ])('is forbidden %s', (_, forbidden, obstacle) => {
    expect(creationObstacle(forbidden)).toBe(obstacle);
  });
});

const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'smiling', speaker: 'en-1' };

describe('page counts (spec contract §7)', () => {
  test.each([
    ['age_1', [6, 8, 10]],
    ['age_2', [6, 8, 10]],
    ['age_3', [8, 12, 16]],
    ['age_4', [8, 12, 16]],
    ['age_5', [8, 12, 16]],
    ['age_6', [8, 12, 16]],
    ['age_7', [8, 12, 16]],
  ] as const)('of %s are %j', (targetGroup, counts) => {
    expect(pageCountsOf(targetGroup)).toEqual(counts);
    expect(targetGroups).toContain(targetGroup);
  });
});

test('there are ten styles and seven ages (spec contract §7)', () => {
  expect(imageStyles).toHaveLength(10);
  expect(targetGroups).toHaveLength(7);
});

describe('simple settings (spec contract §1)', () => {
  const story: SimpleSettings = {
    title: 'Der Bär',
    kind: 'DARK_TALE',
    language: 'German',
    person: {},
    imageStyle: 'crayon',
    targetGroup: 'age_4',
    pageCount: 8,
    email: 'ida@example.org',
    consentToContact: true,
    mode: 'simple',
  };

  test.each([story, { ...story, email: '' }, { ...story, person: { image: 'a.png', audio: 'a.mp3' } }])(
    'may be %j',
    (settings) => {
      expect(parse(simpleSettingsSchema, settings, 'frame')).toEqual(settings);
    },
  );

  test.each([
    ['title', ''],
    ['title', 'x'.repeat(301)],
    ['kind', 'DARKTALE'],
    ['kind', 'PRESENTATION'],
    ['language', 'de'],
    ['person', null],
    ['pageCount', '8'],
    ['pageCount', 8.5],
    ['pageCount', 0],
    ['pageCount', 101],
    ['pageCount', 5e9],
    ['email', 'ida'],
    ['consentToContact', 'yes'],
    ['mode', 'advanced'],
  ])('may not have %s %j', (field, value) => {
    const read = () => parse(simpleSettingsSchema, { ...story, [field]: value }, 'frame');
    expect(read).toThrow(expect.objectContaining({ name: 'ShapeError', field }));
  });
});

describe('settings of a presentation (spec contract §1)', () => {
  const settings: NewPresentationSettings = {
    title: 'Why bees dance',
    numberOfSlides: 3,
    language: 'English',
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    imageGeneratorName: 'kinderbuch-ai-openai-responses',
    speakerVideoGeneratorName: 'd-id',
    textGeneratorName: 'openai-gpt4-turbo',
    person,
  };

  test('may lack kind, narration style and subtitles', () => {
    const full = {
      ...settings,
      kind: 'PRESENTATION_FUNNY',
      narrationStyle: 'as a pirate',
      createSubtitles: true,
    };
    expect(parse(newPresentationSettingsSchema, settings, 'frame')).toEqual(settings);
    expect(parse(newPresentationSettingsSchema, full, 'frame')).toEqual(full);
  });

  test.each([
    ['title', 'ab'],
    ['numberOfSlides', 0],
    ['numberOfSlides', 101],
    ['numberOfSlides', 1e8],
    ['numberOfSlides', 5e9],
    ['promotion', 'all'],
    ['imageGeneratorName', 'brush'],
    ['speakerVideoGeneratorName', undefined],
    ['textGeneratorName', '__proto__'],
    ['contentModeration', undefined],
  ])('may not have %s %j', (field, value) => {
    const read = () => parse(newPresentationSettingsSchema, { ...settings, [field]: value }, 'frame');
    expect(read).toThrow(expect.objectContaining({ name: 'ShapeError', field }));
  });
});

test.each<[string, Schema<unknown>, string]>([
  ['a story', simpleSettingsSchema, 'targetGroup'],
  ['a story', simpleSettingsSchema, 'imageStyle'],
  ['a presentation', newPresentationSettingsSchema, 'title'],
  ['a person', newPersonSettingsSchema, 'personDescription'],
  ['a party', partySettingsSchema, 'textGeneratorName'],
])('no field of %s holds more than ten thousand characters', (_, schema, field) => {
  const issues = (length: number) => {
    const result = safeParse(schema, { [field]: 'x'.repeat(length) });
    return (result.issues ?? []).map((issue) => getDotPath(issue));
  };
  expect(issues(10_000)).not.toContain(field);
  expect(issues(10_001)).toContain(field);
});

describe('a Dallic Party (spec contract §3)', () => {
  const party = {
    initialPrompt: 'A cup of tea',
    changePrompt: 'x'.repeat(150),
    numberOfIterations: 2,
    textGeneratorName: 'openai-gpt4',
    imageGeneratorName: 'dalle-3',
  };

  test.each([2, 20])('may have %i iterations', (numberOfIterations) => {
    const settings = { ...party, numberOfIterations };
    expect(parse(partySettingsSchema, settings, 'frame')).toEqual(settings);
  });

  test.each([
    ['initialPrompt', ''],
    ['changePrompt', 'x'.repeat(151)],
    ['numberOfIterations', 1],
    ['numberOfIterations', 21],
    ['numberOfIterations', 2.5],
    ['numberOfIterations', '5'],
  ])('may not have %s %j', (field, value) => {
    const read = () => parse(partySettingsSchema, { ...party, [field]: value }, 'frame');
    expect(read).toThrow(expect.objectContaining({ name: 'ShapeError', field }));
  });
});

test('a person to be generated has all fields but image and audio', () => {
  const settings = { ...person, textGeneratorName: 'openai-gpt4' };
  expect(parse(newPersonSettingsSchema, settings, 'frame')).toEqual(settings);
  expect(() => parse(newPersonSettingsSchema, person, 'frame')).toThrow(ShapeError);
});

test('a picture or voice may be as long as a data URL of eight megabytes, and no longer', () => {
  const read = (length: number) =>
    parse(receivedPersonSchema, { ...person, image: 'x'.repeat(length) }, 'frame');
  expect(read(8 * 1024 * 1024).image).toHaveLength(8 * 1024 * 1024);
  expect(() => read(8 * 1024 * 1024 + 1)).toThrow(expect.objectContaining({ field: 'image' }));
});

test('a received person has no image where it is null', () => {
  expect(parse(receivedPersonSchema, { ...person, image: null, audio: 'a.mp3' }, 'frame')).toEqual({
    ...person,
    audio: 'a.mp3',
  });
});
