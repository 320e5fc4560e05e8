import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongEnough } from '../short-text';
import { creationObstacle, isEmail, isStoryTitle, type PresentationForm } from './rules';

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
  expect(isLongEnough(title)).toBe(allowed);
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
