import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partySettingsSchema } from '../../contract/creation/creation-settings';
import { parse, ShapeError } from '../../base/parse';
import { emptyPartyForm, isPrompt, iterationsOf, partyDraft, partyMessageOf } from './party-form';

const bear = { initialPrompt: 'a bear', changePrompt: 'More hats', numberOfIterations: '5' };

describe('the form of a party (spec contract §3)', () => {
  test.each([
    ['', false],
    ['   ', false],
    ['a', true],
    ['a'.repeat(150), true],
    ['a'.repeat(151), false],
  ])('a prompt %j may be sent: %s', (prompt, may) => {
    expect(isPrompt(prompt)).toBe(may);
  });

  test.each([
    ['', undefined],
    ['1', undefined],
    ['2', 2],
    [' 20 ', 20],
    ['21', undefined],
    ['2.5', undefined],
    ['1e1', undefined],
    ['-3', undefined],
    ['five', undefined],
  ])('%j means %s iterations', (text, iterations) => {
    expect(iterationsOf(text)).toBe(iterations);
  });

  test('has the specified defaults and asks for a first prompt', () => {
    const form = emptyPartyForm('Make it more interesting');
    expect(form).toEqual({
      initialPrompt: '',
      changePrompt: 'Make it more interesting',
      numberOfIterations: '5',
    });
    expect(partyMessageOf(form)).toBeUndefined();
  });

  test('makes a message that the contract accepts, or none', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 160 }),
        fc.string({ maxLength: 160 }),
        fc.oneof(fc.integer({ min: -5, max: 30 }).map(String), fc.string({ maxLength: 4 })),
        (initialPrompt, changePrompt, numberOfIterations) => {
          const frame = partyMessageOf({ initialPrompt, changePrompt, numberOfIterations });
          expect(() => frame && parse(partySettingsSchema, frame, 'party')).not.toThrow();
        },
      ),
    );
  });
});

describe('a stored draft of a party', () => {
  test('is read as it was written', () => {
    expect(partyDraft.read(JSON.parse(JSON.stringify(partyDraft.write(bear))))).toEqual(bear);
    expect(partyDraft.read(undefined)).toBeUndefined();
  });

  test('of another shape is refused', () => {
    expect(() => partyDraft.read({ form: { ...bear, numberOfIterations: 5 } })).toThrow(ShapeError);
  });
});
