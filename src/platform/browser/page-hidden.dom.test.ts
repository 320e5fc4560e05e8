import { afterEach, expect, test, vi } from 'vitest';
import { onPageHidden } from './page-hidden';

afterEach(() => vi.restoreAllMocks());

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is hidden or left is noticed, not one that is shown, and by those first that ask for that', () => {
  const calls: string[] = [];
  const stops = [
    onPageHidden(() => calls.push('later')),
    onPageHidden(() => calls.push('first'), { capture: true }),
  ];
  show('visible');
  expect(calls).toEqual([]);
  show('hidden');
  expect(calls.splice(0)).toEqual(['first', 'later']);
  dispatchEvent(new Event('pagehide'));
  expect(calls.splice(0)).toHaveLength(2);
  for (const stop of stops) stop();
  show('hidden');
  expect(calls).toEqual([]);
});
