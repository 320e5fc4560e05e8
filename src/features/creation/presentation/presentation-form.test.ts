import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speakers, usualSpeakerOf } from '../../../contract/creation/speakers';
import type { SpeakerLanguage } from '../../../contract/languages';
import german from '../../../platform/i18n/locales/de/personalities.json';
import english from '../../../platform/i18n/locales/en/personalities.json';
import {
  emptyForm,
  formReducer,
  personFields,
  personalityChoices,
  templateOf,
  type FormAction,
  type FormState,
  type OfferedChoice,
  type Person,
  type PersonField,
} from './presentation-form';

const empty = emptyForm(english, 'en');
const pick = (personality: OfferedChoice): FormAction => ({
  type: 'pick',
  personality,
  template: templateOf(personality, english, 'en'),
});
const typed = (field: PersonField, value: string): FormAction => ({ type: 'type-person', field, value });
const after = (...actions: FormAction[]): FormState => actions.reduce(formReducer, empty);

test('the form begins with the specified values (spec contract §7)', () => {
  expect(empty).toMatchObject({
    personality: 'honestPresenter',
    settings: {
      title: '',
      numberOfSlides: 3,
      narrationStyle: '',
      language: 'English',
      promotion: 'none',
      textGeneratorName: 'openai-gpt4-o',
      imageGeneratorName: 'flux',
      speakerVideoGeneratorName: 'none',
      createSubtitles: true,
      createCoverSlideVideo: false,
      contentModeration: false,
    },
    asked: [],
  });
  expect(empty.person).toEqual(empty.template);
  expect(emptyForm(german, 'de').settings.language).toBe('German');
});

describe('picking a personality (spec screens §11)', () => {
  test.each(personalityChoices)('%s fills every field that was not edited', (personality) => {
    const { person, asked } = after(pick(personality));
    expect(person).toEqual(templateOf(personality, english, 'en'));
    expect(asked).toEqual([]);
  });

  test('keeps the edited fields, fills the rest, and asks', () => {
    const form = after(typed('name', 'Ida'), pick('nerd'));
    expect(form.person).toEqual({ ...templateOf('nerd', english, 'en'), name: 'Ida' });
    expect(form.asked).toEqual(['name']);
    expect(formReducer(form, { type: 'answer', mayReplace: true })).toMatchObject({
      person: templateOf('nerd', english, 'en'),
      asked: [],
    });
    expect(formReducer(form, { type: 'answer', mayReplace: false })).toMatchObject({
      person: form.person,
      asked: [],
    });
  });

  test('asks for nothing that was emptied or equals what it would fill in', () => {
    const name = english.nerd.name ?? '';
    expect(after(typed('name', ''), pick('nerd'))).toMatchObject({ person: { name }, asked: [] });
    expect(after(typed('name', name), pick('nerd')).asked).toEqual([]);
  });

  test('as a person of one’s own empties the filled fields, keeps the edited ones, and never asks', () => {
    const form = after(typed('name', 'Ida'), typed('speaker', 'french-louise'), pick('custom'));
    expect(form).toMatchObject({
      person: { name: 'Ida', personDescription: '', imageDescription: '', speaker: 'french-louise' },
      asked: [],
    });
  });

  test('as oneself leaves the name open, and has the usual voice of the interface (spec contract §3)', () => {
    expect(after(pick('you')).person).toMatchObject({ name: '', speaker: usualSpeakerOf('English').value });
    expect(templateOf('you', german, 'de').speaker).toBe(usualSpeakerOf('German').value);
  });

  test('is no longer asked about once the person types on', () => {
    const form = after(typed('name', 'Ida'), pick('nerd'), typed('name', 'Idas'));
    expect(form).toMatchObject({ asked: [], person: { name: 'Idas' } });
  });
});

describe('the language (spec contract §3)', () => {
  test('follows the voice, however it was chosen', () => {
    expect(after(typed('speaker', 'japanese-kenji')).settings.language).toBe('Japanese');
    const made = { ...empty.person, speaker: 'italian-marco' };
    expect(after({ type: 'auto-fill', person: made }).settings.language).toBe('Italian');
  });

  test('stays when the voice is taken away, and when it is chosen by hand', () => {
    expect(after(typed('speaker', '')).settings.language).toBe('English');
    const chosen: FormAction = { type: 'change', change: { language: 'Spanish' } };
    expect(after(chosen, typed('name', 'Ida')).settings.language).toBe('Spanish');
  });
});

describe('filling in automatically', () => {
  const made: Person = {
    name: 'Ida',
    personDescription: 'Patient',
    imageDescription: 'With a scarf',
    speaker: 'german-lotte',
  };

  test('replaces the fields, and can be undone until something else is done', () => {
    const filled = after(typed('name', 'Ida'), { type: 'auto-fill', person: made });
    expect(filled.person).toEqual(made);
    expect(formReducer(filled, { type: 'undo' })).toMatchObject({
      person: { ...empty.person, name: 'Ida' },
      settings: { language: 'English' },
      undo: undefined,
    });
    expect(formReducer(filled, typed('name', 'Idas')).undo).toBeUndefined();
    expect(formReducer(filled, pick('nerd')).undo).toBeUndefined();
  });

  const inLanguage = (language: SpeakerLanguage): FormAction => ({ type: 'change', change: { language } });

  test('and its undoing keep a language that was chosen by hand, before it or after it', () => {
    const filled = after(inLanguage('Italian'), { type: 'auto-fill', person: made });
    expect(filled.settings.language).toBe('German');
    expect(formReducer(filled, { type: 'undo' }).settings.language).toBe('Italian');
    const changed = formReducer(filled, inLanguage('French'));
    expect(formReducer(changed, { type: 'undo' })).toMatchObject({
      person: empty.person,
      settings: { language: 'French' },
    });
  });

  test('leaves the voice when the service names a voice that the form does not have', () => {
    const unknown = { ...made, speaker: 'english-woman' };
    expect(after({ type: 'auto-fill', person: unknown }).person.speaker).toBe(empty.person.speaker);
  });

  test('counts as edited: the next personality asks', () => {
    const form = after({ type: 'auto-fill', person: made }, pick('nerd'));
    expect(form.person).toEqual(made);
    expect(form.asked).toEqual(personFields);
  });

  test('that is undone twice changes nothing more', () => {
    const undone = after({ type: 'auto-fill', person: made }, { type: 'undo' });
    expect(formReducer(undone, { type: 'undo' })).toBe(undone);
  });
});

describe('another language of the interface', () => {
  const translate: FormAction = { type: 'translate', template: templateOf('nerd', german, 'de') };

  test('translates a personality, with its voice and language', () => {
    expect(after(pick('nerd'), translate)).toMatchObject({
      person: templateOf('nerd', german, 'de'),
      settings: { language: 'German' },
    });
  });

  test('translates nothing once a field was edited', () => {
    const form = after(pick('nerd'), typed('name', 'Ida'));
    expect(formReducer(form, translate)).toBe(form);
  });
});

describe('in any sequence of actions', () => {
  const field = fc.constantFrom(...personFields);
  const text = fc.constantFrom(
    '',
    ' ',
    'Ida',
    'A kind one',
    'french-louise',
    ...speakers.map(({ value }) => value),
  );
  const person = fc.record({
    name: text,
    personDescription: text,
    imageDescription: text,
    speaker: text,
  });
  const template = fc
    .tuple(fc.constantFrom(...personalityChoices), fc.constantFrom('en', 'de'))
    .map(([personality, language]) => ({
      personality,
      template: templateOf(
        personality,
        language === 'en' ? english : german,
        language === 'en' ? 'en' : 'de',
      ),
    }));
  const action = fc.oneof<fc.Arbitrary<FormAction>[]>(
    fc.tuple(field, text).map(([name, value]) => typed(name, value)),
    template.map((picked): FormAction => ({ type: 'pick', ...picked })),
    template.map((picked): FormAction => ({ type: 'translate', template: picked.template })),
    fc.boolean().map((mayReplace): FormAction => ({ type: 'answer', mayReplace })),
    person.map((made): FormAction => ({ type: 'auto-fill', person: made })),
    fc.constant<FormAction>({ type: 'undo' }),
  );

  test('a typed entry stays until it is typed anew, replaced by consent, filled in or undone (1,000 sequences)', () => {
    const consents = (state: FormState, done: FormAction, name: PersonField): boolean =>
      (done.type === 'answer' && done.mayReplace && state.asked.includes(name)) ||
      done.type === 'auto-fill' ||
      done.type === 'undo';
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let state = empty;
        /** What the person typed last into each field, as long as it must stay. */
        const typedInto = new Map<PersonField, string>();
        for (const done of actions) {
          const next = formReducer(state, done);
          for (const name of personFields) if (consents(state, done, name)) typedInto.delete(name);
          if (done.type === 'type-person') {
            // Only spaces are nothing, and the value of the personality is the personality's.
            const isOwn = done.value.trim() !== '' && done.value !== state.template[done.field];
            if (isOwn) typedInto.set(done.field, done.value);
            else typedInto.delete(done.field);
          }
          for (const [name, value] of typedInto) {
            // From then on it is what the chosen personality says anyway.
            if (next.template[name] === value) typedInto.delete(name);
            expect(next.person[name]).toBe(value);
          }
          state = next;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the form has the language of the voice unless it was chosen by hand, and a question names only edited fields', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(formReducer, empty);
        const voice = speakers.find(({ value }) => value === state.person.speaker);
        if (voice !== undefined) expect(state.settings.language).toBe(voice.language);
        for (const name of state.asked) expect(state.person[name]).not.toBe(state.template[name]);
      }),
      { numRuns: 1000 },
    );
  });
});
