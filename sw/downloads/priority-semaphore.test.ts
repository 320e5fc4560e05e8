import { expect, test } from 'vitest';
import { createPrioritySemaphore } from './priority-semaphore';

test('lets so much in at a time; the most urgent goes next, by what it is then', async () => {
  const semaphore = createPrioritySemaphore(2);
  const urgency = { story: 1, film: 2, late: 3 };
  const entered: string[] = [];
  const enter = async (name: keyof typeof urgency) => {
    const leave = await semaphore.enter(() => urgency[name]);
    entered.push(name);
    return leave;
  };
  const [first, second] = await Promise.all([enter('film'), enter('film')]);
  const waiting = [enter('film'), enter('story'), enter('late')];
  expect([semaphore.isSomeoneMoreUrgent(1), semaphore.isSomeoneMoreUrgent(2)]).toEqual([false, true]);
  urgency.late = 0;
  first();
  await waiting[2];
  second();
  await waiting[1];
  expect(entered).toEqual(['film', 'film', 'late', 'story']);
});

test('among equals, first come is first in; a place that nobody waits for stays free', async () => {
  const semaphore = createPrioritySemaphore(1);
  const leave = await semaphore.enter(() => 1);
  const entered: number[] = [];
  const all = [0, 1, 2].map(async (at) => {
    const out = await semaphore.enter(() => 1);
    entered.push(at);
    out();
  });
  leave();
  await Promise.all(all);
  expect(entered).toEqual([0, 1, 2]);
  await expect(semaphore.enter(() => 1)).resolves.toBeTypeOf('function');
});
