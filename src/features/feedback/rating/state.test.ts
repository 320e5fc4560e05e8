import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canSubmit, initialState, reduceRating, type RatingAction, type RatingState } from './state';

const id = '6f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f';
const draft = { stars: { story: 5, images: 4, voice: 1 }, comment: '  Schön  ' };
const complete: RatingState = { name: 'rating', draft };
const record = {
  id,
  presentationId: '7',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 1,
  comment: 'Schön',
};
const submitting: RatingState = { name: 'submitting', draft: { ...draft, id }, record };
const failure = { name: 'network' } as const;
const failed: RatingState = { name: 'rating', draft: { ...draft, id }, failure };
const thanked: RatingState = { name: 'thanked', id };
const submit: RatingAction = { type: 'submit', id, presentationId: '7' };

describe('the rating dialog', () => {
  test.each<[string, RatingState, RatingAction, RatingState]>([
    [
      'stars are given',
      initialState,
      { type: 'rate', category: 'images', stars: 2 },
      { name: 'rating', draft: { stars: { images: 2 }, comment: '' } },
    ],
    [
      'and changed',
      complete,
      { type: 'rate', category: 'voice', stars: 3 },
      { name: 'rating', draft: { ...draft, stars: { ...draft.stars, voice: 3 } } },
    ],
    [
      'a comment is written',
      initialState,
      { type: 'comment', comment: '<b>' },
      { name: 'rating', draft: { stars: {}, comment: '<b>' } },
    ],
    ['all three are submitted', complete, submit, submitting],
    ['less than three are not', initialState, submit, initialState],
    ['nothing is submitted twice', submitting, submit, submitting],
    ['what is under way does not change', submitting, { type: 'comment', comment: 'x' }, submitting],
    ['taken is thanked for', submitting, { type: 'taken' }, thanked],
    ['failed can be submitted again', submitting, { type: 'failed', failure }, failed],
    ['and keeps its id', failed, { ...submit, id: 'another' }, submitting],
    ['the thank-you stays', thanked, submit, thanked],
    ['what comes late changes nothing', complete, { type: 'taken' }, complete],
    ['neither does a late failure', thanked, { type: 'failed', failure }, thanked],
  ])('%s', (_, before, action, after) => {
    expect(reduceRating(before, action)).toEqual(after);
  });

  test('may be submitted exactly when it would be', () => {
    const stars = fc.record({ story: fc.nat(5), images: fc.nat(5), voice: fc.nat(5) }, { requiredKeys: [] });
    fc.assert(
      fc.property(stars, (given) => {
        const state: RatingState = { name: 'rating', draft: { stars: given, comment: '' } };
        const all = [given.story, given.images, given.voice];
        expect(canSubmit(state.draft)).toBe(all.every((one) => one !== undefined && one > 0));
        expect(reduceRating(state, submit).name === 'submitting').toBe(canSubmit(state.draft));
      }),
    );
  });
});
