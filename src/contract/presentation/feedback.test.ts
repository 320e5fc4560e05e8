import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, ShapeError } from '../../base/parse';
import {
  feedbackRecordSchema,
  longestComment,
  parseFeedbackList,
  summariseFeedback,
  type FeedbackRecord,
} from './feedback';

const uuid = '3f0c2a52-6a5f-4e0c-9a52-2f6f0a7b1c11';

function rating(
  story: number,
  image: number,
  voice: number,
  comment = '',
  presentationId = '12',
): FeedbackRecord {
  return { id: uuid, presentationId, storyRating: story, imageRating: image, voiceRating: voice, comment };
}

describe('a record', () => {
  test.each([rating(1, 1, 1), rating(5, 4, 3, 'schön'), rating(5, 5, 5, '', '9007199254740993')])(
    'may be sent: %j',
    (record) => {
      expect(parse(feedbackRecordSchema, record, 'feedback')).toEqual(record);
    },
  );

  test.each([
    [{ ...rating(5, 5, 5), id: 'mine' }, 'id'],
    [{ ...rating(5, 5, 5), presentationId: '../1' }, 'presentationId'],
    [rating(0, 5, 5), 'storyRating'],
    [rating(5, 6, 5), 'imageRating'],
    [{ ...rating(5, 5, 5), voiceRating: '5' }, 'voiceRating'],
    [{ ...rating(5, 5, 5), comment: 7 }, 'comment'],
    [rating(5, 5, 5, 'x'.repeat(longestComment + 1)), 'comment'],
  ])('may not be sent with a wrong field: %j', (record, field) => {
    expect(() => parse(feedbackRecordSchema, record, 'feedback')).toThrow(expect.objectContaining({ field }));
  });
});

describe('the list of records', () => {
  test('leaves out wrong records and names them (spec contract §10)', () => {
    const { entries, leftOut } = parseFeedbackList([rating(5, 5, 5), rating(0, 5, 5), null]);
    expect(entries).toEqual([rating(5, 5, 5)]);
    expect(leftOut.map(({ id }) => id)).toEqual([uuid, '(no id)']);
  });

  test('includes older records whose id is no UUID or whose comment is missing', () => {
    const { comment: _, ...silent } = rating(4, 4, 4);
    expect(parseFeedbackList([{ ...silent, id: 'feedback-7' }]).entries).toEqual([
      { ...rating(4, 4, 4), id: 'feedback-7' },
    ]);
  });

  test('accepts the same values as the schema of a record, field by field', () => {
    const odd = fc.constantFrom<unknown>(
      undefined,
      null,
      '',
      'text',
      '7',
      '07x',
      0,
      1,
      3.5,
      5,
      5.1,
      Number.NaN,
      [],
    );
    const uuid = '0f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f';
    const given = fc.record(
      {
        id: fc.constant(uuid),
        presentationId: odd,
        storyRating: odd,
        imageRating: odd,
        voiceRating: odd,
        comment: odd,
        more: odd,
      },
      { requiredKeys: ['id'] },
    );
    const right = { presentationId: '7', storyRating: 1, imageRating: 5, voiceRating: 3.5, comment: '' };
    const nearlyRight = given.map((some) => ({ ...right, ...some }));
    fc.assert(
      fc.property(fc.oneof(given, nearlyRight), (item) => {
        const judged = v.safeParse(feedbackRecordSchema, item);
        expect(parseFeedbackList([item]).entries).toEqual(judged.success ? [judged.output] : []);
      }),
    );
  });

  test('that is no list is an error', () => {
    expect(() => parseFeedbackList({ records: [] })).toThrow(ShapeError);
  });
});

describe('the summary (spec contract §1)', () => {
  const summary = (...records: FeedbackRecord[]) => summariseFeedback(records).get('12');

  test('has the overall mean, the mean of each rating, and the non-empty comments', () => {
    expect(summary(rating(5, 4, 3, 'schön'), rating(4, 4, 4, ''), rating(5, 5, 1, ' \n '))).toEqual({
      presentationId: '12',
      ratingCount: 3,
      averageRating: 3.89,
      details: { story: 4.67, image: 4.33, voice: 2.67, comments: ['schön'] },
    });
  });

  test('separates presentations, including ids above 2^53 and names of the prototype', () => {
    const ids = ['9007199254740992', '9007199254740993', '1'];
    const summaries = summariseFeedback(ids.map((id, index) => rating(index + 1, 5, 5, '', id)));
    expect([...summaries].map(([id, { details }]) => [id, details.story])).toEqual(
      ids.map((id, index) => [id, index + 1]),
    );
  });

  test('of no records is empty', () => {
    expect(summariseFeedback([]).size).toBe(0);
  });

  test('rounds halves up: 4.025 is 4.03', () => {
    const ratings = [...Array.from({ length: 39 }, () => rating(4, 4, 4)), rating(5, 5, 5)];
    expect(summary(...ratings)).toMatchObject({ averageRating: 4.03, details: { story: 4.03 } });
  });

  test('is the exact mean, rounded to 2 decimals', () => {
    const stars = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(stars, { minLength: 1, maxLength: 400 }), (stories) => {
        const sum = BigInt(stories.reduce((total, each) => total + each, 0));
        const count = BigInt(stories.length);
        const hundredths = (sum * 200n + count) / (2n * count);
        expect(summary(...stories.map((story) => rating(story, 1, 1)))?.details.story).toBe(
          Number(hundredths) / 100,
        );
      }),
    );
  });
});
