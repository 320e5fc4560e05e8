import { expect, test, vi } from 'vitest';
import { onPageInput } from './page-input';

const counted = (countsMoves: boolean): number => {
  const call = vi.fn<() => void>();
  const stop = onPageInput(call, { countsMoves });
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pointermove'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  stop();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  return call.mock.calls.length;
};

test('touches, keys and the wheel count as input until it is stopped, moves of the pointer where they are asked for', () => {
  expect([counted(false), counted(true)]).toEqual([4, 5]);
});
