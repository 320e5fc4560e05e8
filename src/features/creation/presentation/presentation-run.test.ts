import { expect, test } from 'vitest';
import { runCreation, presentation, tokenRead } from '../run/fake-stream.fixture';
import { createPresentationRun } from './presentation-run';

/** Returns two tabs that share one lock. */
function twoTabs() {
  let holder: object | undefined;
  const acquireLock = async () => {
    if (holder !== undefined) return undefined;
    const own = {};
    holder = own;
    return () => {
      if (holder === own) holder = undefined;
    };
  };
  const open = () => {
    const fake = runCreation();
    return {
      run: createPresentationRun({ ...fake.deps, acquireLock, whenLockIsFree: () => undefined }),
      stream: fake.stream,
      streams: fake.streams,
    };
  };
  return { first: open(), second: open(), isTaken: () => holder !== undefined };
}

test('while one tab makes a presentation, another sends nothing and says so', async () => {
  const { first, second, isTaken } = twoTabs();
  first.run.start(presentation);
  first.run.start(presentation);
  await tokenRead();
  expect(first.streams).toHaveLength(1);
  expect(first.run.isInOtherTab.get()).toBe(false);
  second.run.start(presentation);
  await tokenRead();
  expect(second.run.get().name).toBe('IDLE');
  expect(second.run.isInOtherTab.get()).toBe(true);
  expect(second.streams).toEqual([]);

  first.stream().frame({ type: 'created-presentation', url: 'x', id: '3' });
  first.run.releaseLock();
  expect(isTaken()).toBe(false);
  second.run.start(presentation);
  await tokenRead();
  expect(second.run.get().name).toBe('CREATING');
  expect(second.run.isInOtherTab.get()).toBe(false);
});

test('a tab that looks whether another is making one does not keep the lock', async () => {
  const { first, second, isTaken } = twoTabs();
  expect(await second.run.checkOtherTabs()).toBe(false);
  expect(isTaken()).toBe(false);
  first.run.start(presentation);
  await tokenRead();
  expect(await second.run.checkOtherTabs()).toBe(true);
  expect(second.run.isInOtherTab.get()).toBe(true);
  first.run.releaseLock();
  expect(isTaken()).toBe(true);
  first.run.restart();
  expect(isTaken()).toBe(true);
  first.run.releaseLock();
  expect(isTaken()).toBe(false);
});

test('a page that is left before it holds the lock sends nothing and releases the lock', async () => {
  const { first, isTaken } = twoTabs();
  first.run.start(presentation);
  first.run.restart();
  await tokenRead();
  expect(first.run.get().name).toBe('IDLE');
  expect(first.streams).toEqual([]);
  expect(isTaken()).toBe(false);
});

test.each([true, false])(
  'a failed run can be retried with the lock, which it has released before: %s',
  async (isReleased) => {
    const { first, isTaken } = twoTabs();
    first.run.start(presentation);
    await tokenRead();
    first.stream().frame({ type: 'error', message: 'out of paint' });
    if (isReleased) first.run.releaseLock();
    expect([first.run.get().name, isTaken()]).toEqual(['ERROR', !isReleased]);
    first.run.start(presentation);
    await tokenRead();
    expect([first.run.get().name, isTaken()]).toEqual(['CREATING', true]);
    expect(first.run.isInOtherTab.get()).toBe(false);
  },
);
