import { expect, test } from 'vitest';
import { createUnsavedWork } from './unsaved-work';

test('work in memory would be lost as long as any of it is held', () => {
  const work = createUnsavedWork();
  const releases = [work.hold(), work.hold()];
  releases[0]?.();
  releases[0]?.();
  expect(work.get()).toBe(true);
  releases[1]?.();
  expect(work.get()).toBe(false);
});
