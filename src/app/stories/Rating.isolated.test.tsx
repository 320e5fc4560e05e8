// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { useRatingOpensByItself } from './Rating';

const dialog = vi.hoisted(() => {
  let load: (part: object) => void = () => undefined;
  const loaded = new Promise<object>((resolve) => {
    load = resolve;
  });
  return { loaded, load: () => load({ RatingDialog: () => null }) };
});
vi.mock('../page-outbox', () => ({}));
vi.mock('../../features/feedback/RatingDialog', () => dialog.loaded);
vi.mock('../providers', () => {
  const app = {
    deployment: { variant: 'bookworm' },
    session: { get: () => ({ isSignedIn: false }) },
    feedbackMarks: { read: async () => undefined },
  };
  return { useApp: () => app };
});

test('the rating opens by itself only once its dialog has loaded, since the story may be started again meanwhile', async () => {
  await startI18n('en', en);
  const { result } = renderHook(useRatingOpensByItself);
  const answers: boolean[] = [];
  const asked = result.current('7').then((opens) => answers.push(opens));
  // The code loads in a separate task.
  await flushPromises();
  expect(answers).toEqual([]);
  dialog.load();
  await asked;
  expect(answers).toEqual([true]);
});
