import { getDotPath, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, ShapeError, type Schema } from '../../base/parse';
import { pageCountsOf, targetGroups } from './choices';
import { imageStyles } from './image-styles';
import {
  newPersonSettingsSchema,
  newPresentationSettingsSchema,
  partySettingsSchema,
  receivedPersonSchema,
  simpleSettingsSchema,
  type NewPresentationSettings,
  type SimpleSettings,
} from './settings';

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
