import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canSubmit,
  initialState,
  recordOfFaces,
  reduceRating,
  type RatingAction,
  type RatingState,
} from './rating-state';

const id = '6f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f';
const entries = { stars: { story: 5, images: 4, voice: 1 }, comment: '  Schön  ' };
const complete: RatingState = { name: 'rating', entries };
const record = {
  id,
  presentationId: '7',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 1,
  comment: 'Schön',
};
const submitting: RatingState = { name: 'submitting', entries: { ...entries, id }, record };
const failure = { name: 'network' } as const;
const failed: RatingState = { name: 'rating', entries: { ...entries, id }, failure };
const thanked: RatingState = { name: 'thanked', id };
const submit: RatingAction = { type: 'submit', id, presentationId: '7' };

describe('the rating dialog', () => {
  test.each<[string, RatingState, RatingAction, RatingState]>([
    [
      'rate sets the stars of a category',
      initialState,
      { type: 'rate', category: 'images', stars: 2 },
      { name: 'rating', entries: { stars: { images: 2 }, comment: '' } },
    ],
    [
      'rate changes stars that were set before',
      complete,
      { type: 'rate', category: 'voice', stars: 3 },
      { name: 'rating', entries: { ...entries, stars: { ...entries.stars, voice: 3 } } },
    ],
    [
      'comment sets the comment',
      initialState,
      { type: 'comment', comment: '<b>' },
      { name: 'rating', entries: { stars: {}, comment: '<b>' } },
    ],
    [
      'comment sets no more than fits, and no half of a character',
      initialState,
      { type: 'comment', comment: `${'x'.repeat(1999)}🦉 and more` },
      { name: 'rating', entries: { stars: {}, comment: 'x'.repeat(1999) } },
    ],
    ['submit with stars in all three categories starts submitting', complete, submit, submitting],
    ['submit with fewer than three changes nothing', initialState, submit, initialState],
    ['submit while submitting changes nothing', submitting, submit, submitting],
    ['a comment while submitting changes nothing', submitting, { type: 'comment', comment: 'x' }, submitting],
    ['an accepted rating shows the thank-you', submitting, { type: 'taken' }, thanked],
    ['a failure returns to the entries', submitting, { type: 'failed', failure }, failed],
    ['a second submit uses the same id', failed, { ...submit, id: 'another' }, submitting],
    ['submit on the thank-you changes nothing', thanked, submit, thanked],
    ['a late acceptance changes nothing', complete, { type: 'taken' }, complete],
    ['a late failure changes nothing', thanked, { type: 'failed', failure }, thanked],
  ])('%s', (_, before, action, after) => {
    expect(reduceRating(before, action)).toEqual(after);
  });

  test('canSubmit is true exactly when submit starts submitting', () => {
    const stars = fc.record({ story: fc.nat(5), images: fc.nat(5), voice: fc.nat(5) }, { requiredKeys: [] });
    fc.assert(
      fc.property(stars, (chosen) => {
        const state: RatingState = { name: 'rating', entries: { stars: chosen, comment: '' } };
        const all = [chosen.story, chosen.images, chosen.voice];
        expect(canSubmit(state.entries)).toBe(all.every((one) => one !== undefined && one > 0));
        expect(reduceRating(state, submit).name === 'submitting').toBe(canSubmit(state.entries));
      }),
    );
  });
});

describe('a rating by faces', () => {
  test.each([
    [{ story: 5 }, [5, 5, 5]],
    [{ story: 1, voice: 3 }, [1, 2, 3]],
    [{ images: 5, voice: 1 }, [3, 5, 1]],
    [{ story: 1, images: 3, voice: 5 }, [1, 3, 5]],
  ])('of %o gives a row without a face the mean of the others', (stars, ratings) => {
    const { storyRating, imageRating, voiceRating, comment } = recordOfFaces({ stars, id, comment: '' }, '7');
    expect([storyRating, imageRating, voiceRating]).toEqual(ratings);
    expect(comment).toBe('');
  });
});
