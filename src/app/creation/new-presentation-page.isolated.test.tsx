import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../contract/creation/person-media';
import { report } from '../../platform/browser/report';
import { createUnsavedWork } from '../../platform/browser/unsaved-work';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FormPersonMedia } from './new-presentation-page';

const unsavedWork = createUnsavedWork();
vi.mock('../providers', () => ({
  useApp: () => ({ deployment: {}, unsavedWork }),
  useTheme: () => ({ readingText: 'standard' }),
}));
const network = vi.hoisted(() => ({ isLost: false }));
vi.mock('../../features/recorder/PersonMediaFields', () => ({
  get PersonMediaFields() {
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'Picture and voice';
  },
}));
vi.mock('../../platform/browser/report');

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a form stays when the code of picture and voice cannot be loaded, and the next one has them', async () => {
  const form = (
    <p>
      Title <FormPersonMedia media={{}} onChange={() => undefined} isReadOnly={false} />
    </p>
  );
  network.isLost = true;
  const lost = render(form);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(lost.container.textContent).toBe('Title ');
  network.isLost = false;
  const found = render(form);
  await waitFor(() => expect(found.container.textContent).toBe('Title Picture and voice'));
});

test('picture and voice would be lost by a reload, as long as the form shows any of them', async () => {
  const form = (media: PersonMedia) => (
    <FormPersonMedia media={media} onChange={() => undefined} isReadOnly={false} />
  );
  const image = 'data:image/jpeg;base64,AA';
  const { rerender, unmount } = render(form({}));
  const isUnsaved = async (media: PersonMedia) => {
    await act(async () => rerender(form(media)));
    return unsavedWork.get();
  };
  expect(await isUnsaved({})).toBe(false);
  expect(await isUnsaved({ image })).toBe(true);
  expect(await isUnsaved({})).toBe(false);
  expect(await isUnsaved({ image, audio: 'data:audio/mp3;base64,AA' })).toBe(true);
  unmount();
  expect(unsavedWork.get()).toBe(false);
});
