// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import * as limits from '../../contract/limits';
import { systemClock } from '../../platform/browser/system-clock';
import { boot } from './boot';

// A page reports uncaught errors once, and here it starts more than once.
vi.mock('../../platform/browser/report', () => ({
  report: () => undefined,
  reportUncaught: () => undefined,
}));

test('a failure before the skeleton is drawn stays alone on the page', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  document.documentElement.dataset['starting'] = '';
  // Here the page has no styles, as if the host's policy refused them.
  await boot();
  expect(document.documentElement.dataset['starting']).toBeUndefined();
  vi.advanceTimersByTime(limits.skeletonDelay);
  expect(document.getElementById('root')?.childElementCount).toBe(0);
});

test('a kiosk that cannot start tries again, and waits twice as long after the second failure', async () => {
  vi.stubEnv('HAS_KIOSK', 'true');
  history.replaceState(null, '', '/kiosk.html');
  const after = vi.spyOn(systemClock, 'after').mockReturnValue(() => undefined);
  await boot();
  await boot();
  expect(after.mock.calls.map(([delay]) => delay)).toEqual([10_000, 20_000]);
});
