// The runs of the app: who has which, what the shelf is told, and what a reload would lose.
import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { party } from '../../features/creation/run/fake-stream.fixture';
import { createUnsavedWork } from '../../platform/browser/unsaved-work';
import { useAppCreation, useKioskCreation, visibleRuns } from './app-runs';
import { runsMarkOf } from './made-here';

const page = vi.hoisted(() => ({ app: {}, person: 'ida' }));
vi.mock('../providers', () => ({ useApp: () => page.app }));
vi.mock('../session/Guard', () => ({ usePerson: () => page.person }));
vi.mock('../../features/session/tokens/session-calls', () => ({
  streamTokens: () => ({ accessToken: async () => 'anon', renewToken: async () => undefined }),
}));

const sockets: FakeSocket[] = [];
class FakeSocket extends EventTarget {
  readonly closes: unknown[][] = [];
  readonly send = (): void => undefined;
  readonly close = (...how: unknown[]): void => void this.closes.push(how);
  constructor() {
    super();
    sockets.push(this);
  }
}

const unsavedWork = createUnsavedWork();
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
  page.person = 'ida';
  page.app = {
    unsavedWork,
    api: { requests: {} },
    session: { get: () => ({ isStaff: false }) },
    kiosk: undefined,
  };
});
afterEach(cleanup);

/** Returns the party's run of the person who uses the page, as a page gets it. */
const partyRun = () => renderHook(() => useAppCreation('party')).result.current.run;

test('a run outlives its page: it is shown on the shelf, and a reload would lose its stream', async () => {
  const run = partyRun();
  run.start(party);
  await expect.poll(() => sockets.length).toBe(1);
  cleanup();
  expect(partyRun()).toBe(run);
  expect(visibleRuns.get()).toMatchObject([{ form: 'party', person: 'ida' }]);
  expect([runsMarkOf('ida').isSet(), runsMarkOf('ben').isSet(), unsavedWork.get()]).toEqual([
    true,
    false,
    true,
  ]);
  run.restart();
  expect(sockets[0]?.closes).toEqual([[1000, 'cancelled']]);
  expect([visibleRuns.get(), unsavedWork.get()]).toEqual([[], false]);
});

test('another person has another run', () => {
  const run = partyRun();
  page.person = 'ben';
  expect(partyRun()).not.toBe(run);
});

test('the run of a kiosk is in no list, and ends when its page is closed', async () => {
  page.app = { ...page.app, kiosk: {} };
  const { run } = renderHook(() => useKioskCreation()).result.current;
  run.start(party);
  await expect.poll(() => sockets.length).toBe(1);
  expect(visibleRuns.get()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect([run.get().name, sockets[0]?.closes]).toEqual(['IDLE', [[1000, 'cancelled']]]);
});
