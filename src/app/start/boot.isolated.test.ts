// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import * as limits from '../../contract/limits';
import { boot } from './boot';

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
