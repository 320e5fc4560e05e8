import { describe, expect, test } from 'vitest';
import { createService, type Service } from './service';
import { libraryStory } from './library-presentations.fixture';

const hour = 60 * 60_000;

function started(time = { now: 0 }) {
  const library = [libraryStory({ id: '9' }), libraryStory({ id: '10', language: 'German' })];
  return createService({ library, now: () => time.now, quota: { perHour: 2, perDay: 3 } });
}

test('the same picture and voice have the same path', async () => {
  const { uploads } = started();
  const person = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
  expect(await uploads.store(person)).toEqual(await uploads.store({ ...person }));
  expect(await uploads.store({ ...person, imageData: 'data:,' })).not.toEqual(await uploads.store(person));
});

/** Returns a function that reserves one presentation of the quota and returns whether there was one. */
const takesOf =
  ({ quota }: Service) =>
  async () =>
    (await quota.reserve('anonymous')) !== undefined;

describe('the quota', () => {
  test('limits creations per hour and per day, and frees up over time', async () => {
    const time = { now: 0 };
    const isTaken = takesOf(started(time));
    const takeTwice = async () => [await isTaken(), await isTaken()];
    expect([await takeTwice(), await isTaken()]).toEqual([[true, true], false]);
    time.now = hour + 1;
    expect(await takeTwice()).toEqual([true, false]);
    time.now = 24 * hour + 1;
    expect(await isTaken()).toBe(true);
  });

  test('can be exhausted by a test', async () => {
    const service = started();
    const isTaken = takesOf(service);
    service.quota.setReached(true);
    expect(await isTaken()).toBe(false);
    service.quota.setReached(false);
    expect(await isTaken()).toBe(true);
  });
});

test('topics come in turn in the language that was asked for, and then start over', () => {
  const service = started();
  const topics = Array.from({ length: 5 }, () => service.nextTopic('de'));
  expect(new Set(topics).size).toBe(4);
  expect(topics[4]).toBe(topics[0]);
  expect(topics).not.toContain(service.nextTopic('en'));
});
