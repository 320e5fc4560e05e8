import { describe, expect, test } from 'vitest';
import { wizardOptions } from '../../../contract/creation/choices';
import {
  emptyForm,
  heroOf,
  isHeroEmpty,
  missingIn,
  maySubmit,
  steps,
  storyMessageOf,
  wizardReducer,
  type WizardAction,
  type WizardForm,
} from './wizard-form';

const empty = emptyForm(wizardOptions('app'));
const complete: WizardForm = {
  ...empty,
  step: 'review',
  title: 'The snail who wanted to fly',
  email: 'ida@example.org',
  consent: true,
};
const after = (form: WizardForm, ...actions: WizardAction[]) => actions.reduce(wizardReducer, form);

test('a first visit starts with the third group, the first style and its first count (spec screens §10)', () => {
  expect(empty).toEqual({
    step: 'target-group',
    targetGroup: 'age_4',
    imageStyle: 'pastel_dream',
    pageCount: 8,
    title: '',
    hero: { name: '', looks: {} },
    email: '',
    consent: false,
  });
});

describe('Next', () => {
  test('goes through the steps in their order, and Previous back', () => {
    const titled = { ...empty, title: 'Boots' };
    const next: WizardAction = { type: 'next' };
    const seen = steps.map((_, at) => after(titled, ...steps.slice(0, at).map(() => next)).step);
    expect(seen).toEqual(steps);
    expect(after(titled, next, next, { type: 'previous' }).step).toBe('image-style');
    expect(after(titled, { type: 'previous' }).step).toBe('target-group');
  });

  test.each([
    ['', false],
    ['   ', false],
    ['B', true],
    ['x'.repeat(300), true],
    ['x'.repeat(301), false],
  ])('on the title step with %j is possible: %s', (title, possible) => {
    const form: WizardForm = { ...empty, step: 'title', title };
    expect(missingIn(form, wizardOptions('app'))).toBe(possible ? undefined : 'title');
    expect(after(form, { type: 'next' }).step).toBe(possible ? 'review' : 'title');
  });
});

describe('the child that the story is about', () => {
  const describeHero = (hero: WizardForm['hero']) => after(empty, { type: 'describe-hero', hero });

  test('is nobody at first, and nothing has to be said about it', () => {
    expect(isHeroEmpty(empty.hero)).toBe(true);
    expect(heroOf(empty)).toBeUndefined();
    expect(missingIn({ ...empty, step: 'title', title: 'Boots' }, wizardOptions('app'))).toBeUndefined();
  });

  test('is sent as it was described, without spaces around its name', () => {
    const looks = { hair: 'red', glasses: true } as const;
    const form = describeHero({ name: ' Anna Lena ', looks });
    expect(form.hero).toEqual({ name: ' Anna Lena ', looks });
    expect(heroOf(form)).toEqual({ name: 'Anna Lena', looks });
  });

  test('is not sent without a name, and its looks are kept', () => {
    const form = describeHero({ name: ' ', looks: { skin: 'tan' } });
    expect(heroOf(form)).toBeUndefined();
    expect(isHeroEmpty(form.hero)).toBe(false);
  });

  test('loses what nobody sees in a name that was pasted', () => {
    expect(heroOf(describeHero({ name: 'I\tda\u0000 \u2028K.', looks: {} }))?.name).toBe('Ida K.');
  });
});

describe('Create story', () => {
  test('needs the review step and every value', () => {
    expect(maySubmit(complete, wizardOptions('app'))).toBe(true);
    const unmailed = { ...complete, email: '', consent: false };
    expect(maySubmit(unmailed, wizardOptions('app'))).toBe(false);
    expect(maySubmit(unmailed, wizardOptions('kiosk'))).toBe(true);
  });

  test.each<[string, Partial<WizardForm>]>([
    ['an earlier step', { step: 'title' }],
    ['no title', { title: ' ' }],
    ['no e-mail address', { email: '' }],
    ['an e-mail address with a space', { email: 'ida@example.org ' }],
    ['no consent', { consent: false }],
  ])('is not possible with %s', (_, lack) => {
    expect(maySubmit({ ...complete, ...lack }, wizardOptions('app'))).toBe(false);
  });
});

test('at home the address may stay empty, but an address that was begun has to be whole and agreed to', () => {
  const lacks = (entries: Partial<WizardForm>) =>
    missingIn({ ...complete, ...entries }, wizardOptions('home'));
  expect(lacks({ email: '', consent: false })).toBeUndefined();
  expect(lacks({ email: 'ida@' })).toBe('email');
  expect(lacks({ consent: false })).toBe('consent');
  expect(storyMessageOf('STORY', 'en', { ...complete, email: '' })).toMatchObject({
    email: '',
    consentToContact: false,
  });
});

describe('the page count', () => {
  const choose = (targetGroup: WizardForm['targetGroup']) =>
    ({ type: 'choose-target-group', targetGroup }) as const;
  const twelve: WizardAction = { type: 'choose-page-count', pageCount: 12 };

  const eight: WizardAction = { type: 'choose-page-count', pageCount: 8 };
  const [age2, age7] = [choose('age_2'), choose('age_7')];

  test.each<[number, WizardAction[]]>([
    [6, [age2]],
    [8, [age2, age7]],
    [8, [age7]],
    [8, [eight, age2]],
    [12, [twelve, age7]],
    [6, [twelve, age2]],
    [12, [twelve, age2, age7]],
  ])(
    'is the first of the group, unless the person chose another count of the group: %d',
    (pageCount, actions) => {
      expect(after(empty, ...actions).pageCount).toBe(pageCount);
    },
  );
});
