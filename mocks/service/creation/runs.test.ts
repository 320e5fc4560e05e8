// How far a run is, told to whoever has its key, and which runs outlive their socket (spec contract §5, §8).
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../../src/contract/creation/stream-frames';
import { createMemoryStore } from '../store/memory/memory-store';
import type { PresentationStore } from '../store/store';
import { libraryStory } from '../library-presentations.fixture';
import { createRuns, ServiceEndsError } from './runs';

const started: ServerFrame = { type: 'progress', message: 'Started generation' };
const waitingAt = (place: number): ServerFrame => ({
  type: 'progress',
  message: 'Waiting',
  data: { type: 'queue', place },
});

let presentations: PresentationStore;
let runs: ReturnType<typeof createRuns>;
beforeEach(() => {
  ({ presentations } = createMemoryStore([]));
  runs = createRuns(presentations, () => 0);
});
const begin = (makesPresentation = true) => runs.begin({ keyHash: 'hash', makesPresentation });

describe('the owner of the key learns that a run', () => {
  test('runs while its title is checked, waits at its place, and runs once its turn has come', async () => {
    const run = begin();
    expect(await runs.find('hash')).toEqual({ state: 'running' });
    run.note(waitingAt(2));
    expect(await runs.find('hash')).toEqual({ state: 'waiting', place: 2 });
    run.note(waitingAt(1));
    expect(await runs.find('hash')).toEqual({ state: 'waiting', place: 1 });
    run.note(started);
    expect(await runs.find('hash')).toEqual({ state: 'running' });
    expect(await runs.find('another')).toBeUndefined();
  });

  test('is finished once its presentation is stored, also after its end', async () => {
    const run = begin();
    await presentations.add(libraryStory({ id: '7' }), true, { maker: undefined, runKeyHash: 'hash' });
    await run.end();
    expect(await runs.find('hash')).toMatchObject({ state: 'finished', id: '7' });
  });

  test('has failed when it ended and nothing is stored, until another one begins', async () => {
    await begin().end();
    expect(await runs.find('hash')).toEqual({ state: 'failed' });
    begin();
    expect(await runs.find('hash')).toEqual({ state: 'running' });
  });
});

describe('a socket that is closed', () => {
  test.each([
    ['finishes a run that has begun', 'lost', true, [started], false],
    ['finishes a run that waited before', 'lost', true, [waitingAt(1), started], false],
    ['stops a run that is cancelled', 'cancelled', true, [started], true],
    ['stops a run that only waits', 'lost', true, [waitingAt(1)], true],
    ['stops a run whose title is checked', 'lost', true, [], true],
    ['stops a run that only answers', 'lost', false, [started], true],
  ] as const)('%s', async (_name, leaving, makesPresentation, frames, isStopped) => {
    const run = begin(makesPresentation);
    for (const frame of frames) run.note(frame);
    run.leave(leaving);
    expect(run.signal.aborted).toBe(isStopped);
    await run.end();
    expect(await runs.find('hash')).toEqual(isStopped ? undefined : { state: 'failed' });
  });
});

test('the end of the service stops every run', async () => {
  const all = [begin(), runs.begin({ makesPresentation: true })];
  all[0]?.note(started);
  runs.stopAll();
  expect(all.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('a service that ends drops what waits, finishes what has begun, and stops what takes too long', async () => {
  const [waits, made, slow, late] = [begin(), begin(), begin(), begin()];
  waits.note(waitingAt(1));
  made.note(started);
  slow.note(started);
  expect(runs.count()).toEqual({ waiting: 1, running: 3 });
  const patience = new AbortController();
  let isOver = false;
  const over = runs.finish(patience.signal).then(() => (isOver = true));
  expect(runs.isEnding()).toBe(true);
  // Its title was being checked, and now it would wait.
  late.note(waitingAt(1));
  expect([waits, late, made, slow].map(({ signal }) => signal.reason)).toEqual([
    expect.any(ServiceEndsError),
    expect.any(ServiceEndsError),
    undefined,
    undefined,
  ]);
  for (const run of [waits, late, made]) await run.end();
  patience.abort();
  expect([slow.signal.reason, isOver]).toEqual([expect.any(ServiceEndsError), false]);
  await slow.end();
  await over;
});
