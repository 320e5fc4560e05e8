import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePresentationIndex } from '../../contract/presentation/presentation-index';
import { createWritable } from '../../base/readable';
import type { IdleState } from '../../features/kiosk/idle/idle-machine';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import { createPreviews } from '../../features/kiosk/overview/previews';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { KioskRoot } from './KioskRoot';

const context = vi.hoisted(() => ({ app: {} }));
vi.mock('../providers', () => ({ useApp: () => context.app }));
vi.mock('../shell/use-after-first-paint', () => ({
  useAfterFirstPaint: () => false,
  useBackgroundWork: () => undefined,
}));
vi.mock('../shell/opened-page', () => ({ useFocusOnNavigation: () => undefined }));
vi.mock('../../ui/drawings/Guide', () => ({ Guide: () => null }));
vi.mock('@tanstack/react-router', () => ({ Outlet: () => null }));

beforeEach(async () => {
  await startI18n('en', en);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const index = parsePresentationIndex(
  JSON.stringify({ initialSlide: { headline: 'Bees', text: 'They dance.', imagePath: 'images/00.webp' } }),
  'index',
);
const minute = 60_000;

/** Opens a kiosk that nobody uses; its previews come as the service answers. */
function open(ids: readonly string[]) {
  const service = { answers: true };
  const calls: string[] = [];
  const previews = createPreviews({
    ids,
    appOrigin: 'https://museum.example.com',
    mediaOrigins: [],
    report: () => calls.push('report'),
    loadIndex: async (id) => {
      calls.push(id);
      if (!service.answers) throw new Error('503');
      return index;
    },
  });
  const appUpdate = { check: () => void calls.push('new version?'), state: createWritable('none') };
  context.app = { launch: {}, appUpdate };
  const kiosk = fakeKiosk({ previews });
  const attract: IdleState = { phase: 'attract', isBusy: false };
  const wrapper = inKiosk({ ...kiosk, idle: { ...kiosk.idle, state: createWritable(attract) } });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return {
    calls: () => calls.splice(0),
    service,
    pass,
    start: async () => {
      const { unmount } = render(<KioskRoot />, { wrapper });
      await pass(0);
      return unmount;
    },
  };
}

const words = () => screen.queryByText('They dance.');

test('a kiosk that starts before the service answers tries again each minute, and looks for a new version', async () => {
  const { calls, service, pass, start } = open(['7', '8']);
  service.answers = false;
  const leave = await start();
  // Only the first failure is reported: a night without the service must not fill the reports.
  expect(calls()).toEqual(['7', '8', 'report', 'report']);
  for (let retry = 0; retry < 3; retry += 1) {
    await pass(minute - 1);
    expect(calls()).toEqual([]);
    await pass(1);
    expect(calls()).toEqual(['7', '8', 'new version?']);
  }
  expect(words()).toBeNull();
  service.answers = true;
  await pass(minute);
  expect([calls(), words()]).toEqual([['7', '8', 'new version?'], expect.anything()]);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('while no preview has failed only the timer of the next picture runs', async () => {
  const { calls, pass, start } = open(['7']);
  await start();
  expect([calls(), vi.getTimerCount()]).toEqual([['7'], 1]);
  await pass(5 * minute);
  expect(new Set(calls())).toEqual(new Set(['new version?']));
  expect(vi.getTimerCount()).toBe(1);
});
