import { expect, test, vi } from 'vitest';
import { createUnfinishedBudget } from './unfinished';

test('the largest of the address that holds most has to go, and gives its bytes back', () => {
  const budget = createUnfinishedBudget(100);
  const ended: string[] = [];
  const begin = (name: string, address: string) => budget.begin(address, () => ended.push(name));
  const honest = begin('honest', 'a');
  const small = [1, 2, 3].map((at) => begin(`small ${at}`, 'b'));
  honest.add(30);
  for (const each of small) each.add(20);
  expect(ended).toEqual([]);
  small[1]?.add(11);
  expect(ended).toEqual(['small 2']);
  // An ended request no longer counts, even when it goes on sending.
  small[1]?.add(1000);
  small[0]?.add(30);
  expect(ended).toEqual(['small 2']);
  small[0]?.add(1);
  expect(ended).toEqual(['small 2', 'small 1']);
});

test('a finished request no longer counts', () => {
  const budget = createUnfinishedBudget(100);
  const end = vi.fn<() => void>();
  for (const _ of [1, 2, 3]) {
    const one = budget.begin('a', end);
    one.add(100);
    one.finish();
    one.finish();
  }
  expect(end).not.toHaveBeenCalled();
});
