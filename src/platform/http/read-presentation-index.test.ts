import { afterEach, expect, test, vi } from 'vitest';
import { indexBounds, TooLargePresentationError } from '../../contract/presentation/presentation-index';
import * as limits from '../../contract/limits';
import { NetworkError } from '../../contract/service/errors';
import { createCountedClock } from '../browser/counted-clock.fixture';
import { readPresentationIndex } from './read-presentation-index';

const clock = createCountedClock();
afterEach(() => void vi.useRealTimers());

const answering = (body: BodyInit) => ({ presentationIndex: () => Promise.resolve(new Response(body)) });
const broken = (reason: unknown) => new ReadableStream({ pull: (stream) => stream.error(reason) });

test('an index is read and parsed', async () => {
  const index = await readPresentationIndex(answering('{"slides":[{"text":"One."}]}'), '12', clock);
  expect(index).toMatchObject({ kind: 'PRESENTATION', sequence: [{ text: 'One.' }] });
});

test('an index that is too large throws TooLargePresentationError', async () => {
  const large = answering(' '.repeat(indexBounds.bytes + 1));
  await expect(readPresentationIndex(large, '12', clock)).rejects.toBeInstanceOf(TooLargePresentationError);
});

test('an index whose body breaks off throws a network error', async () => {
  const cause = new TypeError('network error');
  const reading = readPresentationIndex(answering(broken(cause)), '12', clock);
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  await expect(reading).rejects.toMatchObject({ url: '/presentations/12/index.json', cause });
});

test('an aborted request throws its AbortError', async () => {
  const cause = new DOMException('aborted', 'AbortError');
  await expect(readPresentationIndex(answering(broken(cause)), '12', clock)).rejects.toBe(cause);
});

test.each([
  ['no response', () => new Promise<never>(() => undefined)],
  ['a body that does not end', answering(new ReadableStream()).presentationIndex],
])('an index with %s throws a network error after 30 s, and its request ends', async (_, request) => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const presentationIndex = (_id: string, given?: AbortSignal) => {
    signal = given;
    return request();
  };
  const reading = readPresentationIndex({ presentationIndex }, '12', clock);
  vi.advanceTimersByTime(limits.calls.responseTimeout);
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  expect(signal?.aborted).toBe(true);
  expect(clock.running()).toBe(0);
});
