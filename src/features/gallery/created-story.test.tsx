import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { many, showGallery as show, titles } from './show-gallery.fixture';

beforeEach(async () => {
  vi.useFakeTimers();
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a story made on this device', () => {
  const mine: PresentationEntry = { id: '9', title: 'My own', language: 'English' };

  test('joins the loaded list in the order of the others, without another load', async () => {
    const complete = createWritable((listed: readonly PresentationEntry[]) => listed);
    const loads = vi.fn<() => Promise<PresentationEntry[]>>(async () => many(2));
    await show([], { complete, loadPresentations: loads });
    expect(titles()).toEqual(['Story 2', 'Story 1']);
    // The complete list keeps its identity, so the gallery sorts it once.
    const all = [...many(2), mine];
    act(() => complete.set(() => all));
    expect(titles()).toEqual(['My own', 'Story 2', 'Story 1']);
    expect(loads).toHaveBeenCalledTimes(1);
  });

  test('is no part of the shelf of saved stories', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const complete = createWritable(() => [mine]);
    await show([], {
      complete,
      loadPresentations: () => Promise.reject(new Error('no service')),
      saved: createWritable(many(1)),
    });
    expect(titles()).toEqual(['Story 1']);
  });
});
