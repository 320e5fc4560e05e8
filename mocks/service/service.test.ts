import { describe, expect, test } from 'vitest';
import { createService } from './service';
import { storyVolume } from './volumes.fixture';

const hour = 60 * 60_000;

function started(time = { now: 0 }) {
  const volumes = [storyVolume({ id: '9' }), storyVolume({ id: '10', language: 'German' })];
  return createService({ volumes, now: () => time.now, quota: { perHour: 2, perDay: 3 } });
}

test('the same picture and voice have the same path', () => {
  const { storePerson } = started();
  const person = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
  expect(storePerson(person)).toEqual(storePerson({ ...person }));
  expect(storePerson({ ...person, imageData: 'data:,' })).not.toEqual(storePerson(person));
});

describe('the quota', () => {
  test('limits creations per hour and per day, and frees up over time', async () => {
    const time = { now: 0 };
    const { quota } = started(time);
    const takeTwice = async () => [await quota.take('anonymous'), await quota.take('anonymous')];
    expect([await takeTwice(), await quota.take('anonymous')]).toEqual([[true, true], false]);
    time.now = hour + 1;
    expect(await takeTwice()).toEqual([true, false]);
    time.now = 24 * hour + 1;
    expect(await quota.take('anonymous')).toBe(true);
  });

  test('can be exhausted by a test', async () => {
    const { quota } = started();
    quota.setReached(true);
    expect(await quota.take('anonymous')).toBe(false);
    quota.setReached(false);
    expect(await quota.take('anonymous')).toBe(true);
  });
});

test('topics come in turn and then start over', () => {
  const service = started();
  const topics = Array.from({ length: 5 }, () => service.nextTopic());
  expect(new Set(topics).size).toBe(4);
  expect(topics[4]).toBe(topics[0]);
});
