import { describe, expect, test } from 'vitest';
import {
  feedbackRecordSchema,
  summariseFeedback,
  type FeedbackRecord,
} from '../../src/contract/service/feedback';
import { parse } from '../../src/contract/parse';
import { createService } from './service';
import { storyVolume } from './volumes.fixture';

const hour = 60 * 60_000;
const record: FeedbackRecord = {
  id: '0b9bd0a5-2f0e-4b39-8f1c-6d1d5c3f0001',
  presentationId: '1',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
};

function started(time = { now: 0 }) {
  const volumes = [storyVolume({ id: '9' }), storyVolume({ id: '10', language: 'German' })];
  return createService({ volumes, now: () => time.now, quota: { perHour: 2, perDay: 3 } });
}

describe('everything is idempotent by its id', () => {
  test('a rating that comes twice is stored once; another one under its id is turned away', () => {
    const { feedback } = started();
    const before = feedback.list().length;
    expect(feedback.store(record)).toBe('new');
    expect(feedback.store({ ...record })).toBe('known');
    expect(feedback.store({ ...record, storyRating: 1 })).toBe('taken');
    expect(feedback.list()).toHaveLength(before + 1);
    expect(feedback.list()).toContainEqual(record);
  });

  test('the same words are one suggestion, and one that was removed stays removed', () => {
    const { suggestions } = started();
    const added = suggestions.add('Clouds');
    expect(suggestions.add('Clouds')).toEqual(added);
    expect(suggestions.remove(added.id)).toBe(true);
    expect(suggestions.remove(added.id)).toBe(true);
    expect(suggestions.remove('999')).toBe(false);
    expect(suggestions.list()).not.toContainEqual(added);
  });

  test('publishing and removing twice is doing it once', () => {
    const { shelf } = started();
    expect([shelf.unpublish('9'), shelf.unpublish('9'), shelf.list().length]).toEqual([true, true, 1]);
    expect([shelf.publish('9'), shelf.publish('9'), shelf.list().length]).toEqual([true, true, 2]);
    expect([shelf.remove('9'), shelf.remove('9'), shelf.list().length]).toEqual([true, true, 1]);
    expect([shelf.publish('9'), shelf.publish('404'), shelf.remove('404')]).toEqual([false, false, false]);
  });

  test('the same picture and voice lie in the same place', () => {
    const { storePerson } = started();
    const person = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
    expect(storePerson(person)).toEqual(storePerson({ ...person }));
    expect(storePerson({ ...person, imageData: 'data:,' })).not.toEqual(storePerson(person));
  });
});

test('a new id comes after all others, compared as numbers of any length', () => {
  const { shelf } = started();
  expect(shelf.nextId()).toBe('11');
  shelf.put('9007199254740993', { entry: {} });
  shelf.put('no-id', { entry: {} });
  expect(shelf.nextId()).toBe('9007199254740994');
  expect(shelf.nextId()).toBe('9007199254740995');
});

describe('the service begins with a past', () => {
  test('that is the same every time', () => {
    expect(started().feedback.list()).toEqual(started().feedback.list());
  });

  test('in which every presentation was rated, rightly shaped and mostly kindly', () => {
    const records = started().feedback.list();
    for (const item of records) expect(parse(feedbackRecordSchema, item, 'seed')).toEqual(item);
    const summaries = [...summariseFeedback(records).values()];
    expect(summaries.map(({ presentationId }) => presentationId)).toEqual(['9', '10']);
    for (const { averageRating } of summaries) expect(averageRating).toBeGreaterThan(2.5);
  });
});

describe('the quota', () => {
  test('is so many an hour and so many a day, and comes back with time', () => {
    const time = { now: 0 };
    const { quota } = started(time);
    expect([quota.take(), quota.take(), quota.take()]).toEqual([true, true, false]);
    time.now = hour + 1;
    expect([quota.take(), quota.take()]).toEqual([true, false]);
    time.now = 24 * hour + 1;
    expect(quota.take()).toBe(true);
  });

  test('can be reached by a test', () => {
    const { quota } = started();
    quota.setReached(true);
    expect(quota.take()).toBe(false);
    quota.setReached(false);
    expect(quota.take()).toBe(true);
  });
});

test('topics come in turn, and then again', () => {
  const service = started();
  const topics = Array.from({ length: 5 }, () => service.nextTopic());
  expect(new Set(topics).size).toBe(4);
  expect(topics[4]).toBe(topics[0]);
});
