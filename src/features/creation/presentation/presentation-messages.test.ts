import { describe, expect, test } from 'vitest';
import { clientFrameSchema } from '../../../contract/creation/stream-frames';
import { parse } from '../../../base/parse';
import personalities from '../../../platform/i18n/locales/en/personalities.json';
import {
  emptyForm,
  formReducer,
  type FormState,
  obstacleOf,
  personFields,
  personMessageOf,
  presentationDraft,
  presentationMessageOf,
  templateOf,
} from './presentation-form';

const empty = emptyForm(personalities, 'en');
const titled = (title: string, form: FormState = empty) =>
  formReducer(form, { type: 'change', change: { title } });
const form = titled('  Why bees dance ');
const media = { image: 'data:image/jpeg;base64,AA', audio: 'data:audio/mp3;base64,AA' };
const asMyself = formReducer(form, {
  type: 'pick',
  personality: 'you',
  template: { ...templateOf('you', personalities, 'en'), name: 'Ida' },
});

describe('the message of a presentation (spec contract §8)', () => {
  test('carries every setting of the form, and the service reads it', () => {
    const frame = presentationMessageOf(form, {});
    expect(frame).toEqual({
      type: 'create-presentation',
      title: 'Why bees dance',
      numberOfSlides: 3,
      language: 'English',
      createCoverSlideVideo: false,
      createSubtitles: true,
      contentModeration: false,
      promotion: 'none',
      textGeneratorName: 'openai-gpt4-o',
      imageGeneratorName: 'flux',
      speakerVideoGeneratorName: 'none',
      person: templateOf('honestPresenter', personalities, 'en'),
    });
    expect(parse(clientFrameSchema, JSON.parse(JSON.stringify(frame)), 'frame')).toEqual(frame);
  });

  test('names a narration style and the person’s own picture and voice, if there are any', () => {
    const styled = formReducer(form, { type: 'change', change: { narrationStyle: 'humorous' } });
    expect(presentationMessageOf(styled, media)).toMatchObject({ narrationStyle: 'humorous', person: media });
  });
});

describe('the form may be sent (spec contract §3)', () => {
  test.each<[string, FormState, object, string | undefined]>([
    ['with its defaults and a title', form, {}, undefined],
    ['not without a title', titled(''), {}, 'title-too-short'],
    ['not with a title of two characters', titled(' ab '), {}, 'title-too-short'],
    ['not as oneself without a recording', asMyself, {}, 'no-recording'],
    ['not as oneself with a picture only', asMyself, { image: media.image }, 'no-recording'],
    ['not as oneself with a voice only', asMyself, { audio: media.audio }, 'no-recording'],
    ['as oneself with both', asMyself, media, undefined],
    ['as somebody else with one of them', form, { image: media.image }, undefined],
    ...personFields.map((field): [string, FormState, object, string] => [
      `not without ${field}`,
      formReducer(form, { type: 'type-person', field, value: ' ' }),
      {},
      'person-incomplete',
    ]),
  ])('%s', (_, state, recorded, obstacle) => {
    expect(obstacleOf(state, recorded)).toBe(obstacle);
    expect(presentationMessageOf(state, recorded) === undefined).toBe(obstacle !== undefined);
  });
});

test('a person is made up from a name, with the chosen text generator (spec contract §8)', () => {
  expect(personMessageOf(form)).toEqual({
    type: 'create-person',
    ...form.person,
    textGeneratorName: 'openai-gpt4-o',
  });
  expect(personMessageOf(formReducer(form, { type: 'type-person', field: 'name', value: ' ' }))).toBe(
    undefined,
  );
});

test('to another name only typed descriptions belong, and the rest is made up', () => {
  const named = formReducer(form, { type: 'type-person', field: 'name', value: 'Captain Crab' });
  const described = formReducer(named, {
    type: 'type-person',
    field: 'imageDescription',
    value: 'A crab with a hat',
  });
  expect(personMessageOf(named)).toMatchObject({ personDescription: '', imageDescription: '' });
  expect(personMessageOf(described)).toMatchObject({
    personDescription: '',
    imageDescription: 'A crab with a hat',
  });
});

describe('the draft', () => {
  test('brings back every entry and choice, and holds neither picture nor voice', () => {
    const stored: unknown = structuredClone(presentationDraft.write(asMyself));
    expect(presentationDraft.read(stored)).toEqual(asMyself);
    expect(JSON.stringify(stored)).not.toMatch(/data:|"(image|audio)"/);
  });

  test('of nothing is none, and of another version is an error', () => {
    expect(presentationDraft.read(undefined)).toBeUndefined();
    expect(() => presentationDraft.read({ form: {} })).toThrow('draft of the presentation');
  });
});
