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

describe('all changes are idempotent', () => {
  test('stores a rating that comes twice once, and refuses another one with its id', () => {
    const { feedback } = started();
    const before = feedback.list().length;
    expect(feedback.store(record)).toBe('new');
    expect(feedback.store({ ...record })).toBe('known');
    expect(feedback.store({ ...record, storyRating: 1 })).toBe('taken');
    expect(feedback.list()).toHaveLength(before + 1);
    expect(feedback.list()).toContainEqual(record);
  });

  test('stores equal suggestions once, and removes one for good', () => {
    const { suggestions } = started();
    const added = suggestions.add('Clouds');
    expect(suggestions.add('Clouds')).toEqual(added);
    expect(suggestions.remove(added.id)).toBe(true);
    expect(suggestions.remove(added.id)).toBe(true);
    expect(suggestions.remove('999')).toBe(false);
    expect(suggestions.list()).not.toContainEqual(added);
  });

  test('publishes and removes twice with the same result as once', () => {
    const { shelf } = started();
    expect([shelf.unpublish('9'), shelf.unpublish('9'), shelf.list().length]).toEqual([true, true, 1]);
    expect([shelf.publish('9'), shelf.publish('9'), shelf.list().length]).toEqual([true, true, 2]);
    expect([shelf.remove('9'), shelf.remove('9'), shelf.list().length]).toEqual([true, true, 1]);
    expect([shelf.publish('9'), shelf.publish('404'), shelf.remove('404')]).toEqual([false, false, false]);
  });

  test('stores the same picture and voice at the same path', () => {
    const { storePerson } = started();
    const person = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
    expect(storePerson(person)).toEqual(storePerson({ ...person }));
    expect(storePerson({ ...person, imageData: 'data:,' })).not.toEqual(storePerson(person));
  });
});

test('a new id is larger than all others, compared as numbers of any length', () => {
  const { shelf } = started();
  expect(shelf.nextId()).toBe('11');
  shelf.put('9007199254740993', { entry: {} });
  shelf.put('no-id', { entry: {} });
  expect(shelf.nextId()).toBe('9007199254740994');
  expect(shelf.nextId()).toBe('9007199254740995');
});

describe('the seeded ratings', () => {
  test('are the same at every start', () => {
    expect(started().feedback.list()).toEqual(started().feedback.list());
  });

  test('are valid, cover every presentation and are mostly good', () => {
    const records = started().feedback.list();
    for (const item of records) expect(parse(feedbackRecordSchema, item, 'seed')).toEqual(item);
    const summaries = [...summariseFeedback(records).values()];
    expect(summaries.map(({ presentationId }) => presentationId)).toEqual(['9', '10']);
    for (const { averageRating } of summaries) expect(averageRating).toBeGreaterThan(2.5);
  });
});

describe('the quota', () => {
  test('limits creations per hour and per day, and frees up over time', () => {
    const time = { now: 0 };
    const { quota } = started(time);
    expect([quota.take('anonymous'), quota.take('anonymous'), quota.take('anonymous')]).toEqual([
      true,
      true,
      false,
    ]);
    time.now = hour + 1;
    expect([quota.take('anonymous'), quota.take('anonymous')]).toEqual([true, false]);
    time.now = 24 * hour + 1;
    expect(quota.take('anonymous')).toBe(true);
  });

  test('can be exhausted by a test', () => {
    const { quota } = started();
    quota.setReached(true);
    expect(quota.take('anonymous')).toBe(false);
    quota.setReached(false);
    expect(quota.take('anonymous')).toBe(true);
  });
});

test('topics come in turn and then start over', () => {
  const service = started();
  const topics = Array.from({ length: 5 }, () => service.nextTopic());
  expect(new Set(topics).size).toBe(4);
  expect(topics[4]).toBe(topics[0]);
});
