import { expect, test, vi } from 'vitest';
import { onPageWake } from './page-wake';

test('a page wakes when it is shown, resumes, or comes back from the history', () => {
  const call = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = onPageWake(call);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(call).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('resume'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(call).toHaveBeenCalledTimes(3);
});
