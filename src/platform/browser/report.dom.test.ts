import { expect, test } from 'vitest';
import { diagnostics, recordPlayback, reportUncaught } from './report';

test('an uncaught error is reported; sizes that are reported a frame later are none, and are not logged', () => {
  reportUncaught(window);
  const isLogged = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
  expect(isLogged('Out of crayons')).toBe(true);
  expect(isLogged('ResizeObserver loop completed with undelivered notifications.')).toBe(false);
  expect(diagnostics()).toContain('Out of crayons');
  expect(diagnostics()).not.toContain('ResizeObserver');
});

test('diagnostics hold what the player did, too', () => {
  recordPlayback('slide 3 of 8, PLAYING: audio waiting at 4.3 s');
  expect(diagnostics()).toContain('slide 3 of 8, PLAYING: audio waiting at 4.3 s');
});
