import { expect, test } from 'vitest';
import { createPrioritySemaphore } from './download-order';

test('limits concurrent tasks; the one of the highest priority at that time goes next', async () => {
  const semaphore = createPrioritySemaphore(2);
  const priority = { story: 1, film: 2, late: 3 };
  const entered: string[] = [];
  const acquire = async (name: keyof typeof priority) => {
    const release = await semaphore.acquire(() => priority[name]);
    entered.push(name);
    return release;
  };
  const [first, second] = await Promise.all([acquire('film'), acquire('film')]);
  const waiting = [acquire('film'), acquire('story'), acquire('late')];
  expect([semaphore.hasHigherPriority(1), semaphore.hasHigherPriority(2)]).toEqual([false, true]);
  priority.late = 0;
  first();
  await waiting[2];
  second();
  await waiting[1];
  expect(entered).toEqual(['film', 'film', 'late', 'story']);
});

test('starts tasks of the same priority in order of arrival; an unused permit stays free', async () => {
  const semaphore = createPrioritySemaphore(1);
  const release = await semaphore.acquire(() => 1);
  const entered: number[] = [];
  const all = [0, 1, 2].map(async (at) => {
    const release = await semaphore.acquire(() => 1);
    entered.push(at);
    release();
  });
  release();
  await Promise.all(all);
  expect(entered).toEqual([0, 1, 2]);
  await expect(semaphore.acquire(() => 1)).resolves.toBeTypeOf('function');
});
