import { expect, test } from 'vitest';
import { afterPaint } from './system-clock';

test('the call runs after the callbacks of the next frame', async () => {
  const order: string[] = [];
  await new Promise<void>((done) => {
    afterPaint(() => {
      order.push('after');
      done();
    });
    requestAnimationFrame(() => order.push('frame'));
  });
  expect(order).toEqual(['frame', 'after']);
});

test('a cancelled call does not run', async () => {
  let called = false;
  const cancel = afterPaint(() => {
    called = true;
  });
  cancel();
  await new Promise<void>((done) => {
    afterPaint(done);
  });
  expect(called).toBe(false);
});
