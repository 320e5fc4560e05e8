import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SplitRole } from '../../../contract/split-messages';
import { createFakeChannels } from './fake-channels.fixture';
import { createFakeLocks } from '../../../platform/browser/locks.fixture';
import { createMade, followRemote, leadShow, openSplit } from './split';

const launchOf = (splitRole: SplitRole | undefined) => ({ theme: 'tng', splitRole });
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

/** Hands a message over: at once, but where a test holds it back. */
let deliver = (handOver: () => void): void => handOver();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  vi.stubGlobal(
    'BroadcastChannel',
    createFakeChannels((handOver) => deliver(handOver)),
  );
});
afterEach(() => {
  deliver = (handOver) => handOver();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The routes of a screen, which starts at the overview, and the paths that it went to. Pages that are late load with `load`. */
function createRoutes() {
  const location = { pathname: '/' };
  const listeners = new Set<() => void>();
  const load = () => listeners.forEach((resolved) => resolved());
  const paths: string[] = [];
  const pages = { areLate: false };
  return {
    state: { location },
    paths,
    pages,
    load,
    navigate: async ({ to }: { readonly to: string }) => {
      location.pathname = to;
      paths.push(to);
      if (!pages.areLate) load();
    },
    subscribe: (_event: 'onResolved', resolved: () => void) => {
      listeners.add(resolved);
      return () => void listeners.delete(resolved);
    },
  };
}

/** A screen with its routes. */
function openWithRoutes(role: SplitRole) {
  const split = openSplit(launchOf(role));
  if (split === undefined) throw new Error('This kiosk has one screen.');
  const routes = createRoutes();
  followRemote(split, routes);
  leadShow(split, routes, (path) => path.startsWith('/view/'));
  return { ...routes, link: split.link, holds: split.holds, go: (to: string) => routes.navigate({ to }) };
}

/** Both screens of a kiosk, with their routes. */
async function openBoth() {
  const [remote, show] = [openWithRoutes('remote'), openWithRoutes('show')];
  await flushPromises();
  return { remote, show, paths: () => [remote, show].map(({ state }) => state.location.pathname) };
}

test.each(['/view/7', '/'])(
  'the show screen opens %s with the control screen, and both go elsewhere together',
  async (path) => {
    const { remote, show, paths } = await openBoth();
    await remote.go('/view/1');
    expect(paths()).toEqual(['/view/1', '/view/1']);
    await remote.go(path);
    expect(paths()).toEqual([path, path]);
    await show.go('/view/2');
    await show.go(path);
    expect(paths()).toEqual([path, path]);
  },
);

test('a page that the show screen shows counts at once when it is opened again, and a loading page once it is loaded', async () => {
  const { remote, show } = await openBoth();
  const shown = () => remote.link.shown.get();
  await remote.go('/view/1');
  remote.link.open('/view/1');
  show.link.show({ path: '/view/1', title: 'Bees' });
  expect(shown()).toEqual({ path: '/view/1', title: 'Bees' });
  show.pages.areLate = true;
  await remote.go('/view/2');
  remote.link.open('/view/2');
  expect(shown().path).toBe('/view/1');
  show.load();
  expect(shown()).toEqual({ path: '/view/2' });
});

describe('a show screen that is late does not lead the control screen back', () => {
  const form = '/create';

  test('when it reports its page before it knows of the newly opened one', async () => {
    const { remote, show, paths } = await openBoth();
    const channel: (() => void)[] = [];
    deliver = (handOver) => void channel.push(handOver);
    const handOver = () => channel.shift()?.();
    await remote.go('/view/1');
    handOver();
    await remote.go(form);
    while (channel.length > 0) handOver();
    expect([remote.paths, show.paths]).toEqual([
      ['/view/1', form],
      ['/view/1', '/'],
    ]);
    await show.go('/view/2');
    while (channel.length > 0) handOver();
    expect(paths()).toEqual(['/view/2', '/view/2']);
  });

  test('when it plays on until the page that was opened is loaded', async () => {
    const { remote, show, paths } = await openBoth();
    await remote.go('/view/1');
    show.pages.areLate = true;
    await remote.go(form);
    show.link.show({ path: '/view/1', title: 'Bees' });
    expect(paths()).toEqual([form, '/']);
    show.load();
    expect(remote.paths).toEqual(['/view/1', form]);
    await show.go('/view/2');
    show.load();
    expect(paths()).toEqual(['/view/2', '/view/2']);
  });
});

test('a show screen lost before it reaches the opened page does not lead the control screen back, and a new one reaches it', async () => {
  // The lock of the lost screen stays taken in this test: a new screen is noticed without it.
  vi.stubGlobal('navigator', {});
  const { remote, show } = await openBoth();
  await remote.go('/view/7');
  show.link.show({ path: '/view/7', title: 'Bees' });
  show.pages.areLate = true;
  await remote.go('/view/8');
  expect(remote.link.shown.get().path).toBe('/view/7');
  const again = openWithRoutes('show');
  await flushPromises();
  expect([remote.paths, again.paths]).toEqual([['/view/7', '/view/8'], ['/view/8']]);
  expect(remote.link.shown.get()).toEqual({ path: '/view/8' });
});

describe('a touch of the other screen does not discard the work of a visitor', () => {
  const form = '/create';

  test('the control screen stays while it holds something, and then follows the next opened page', async () => {
    const { remote, show, paths } = await openBoth();
    await remote.go(form);
    remote.holds.set(true);
    await show.go('/view/2');
    expect(remote.paths).toEqual([form]);
    remote.holds.set(false);
    show.link.show({ path: '/view/2', title: 'Bees' });
    expect(remote.paths).toEqual([form]);
    // Nor does the way back end what plays.
    await remote.go('/');
    expect(paths()).toEqual(['/', '/view/2']);
    await show.go('/view/3');
    expect(paths()).toEqual(['/view/3', '/view/3']);
    await remote.go('/');
    expect(paths()).toEqual(['/', '/']);
  });

  test('the show screen stays while it holds something, and the control screen goes back to the overview', async () => {
    const { remote, show, paths } = await openBoth();
    await show.go(form);
    show.holds.set(true);
    await remote.go('/view/2');
    expect(paths()).toEqual(['/', form]);
    await remote.go('/view/2');
    expect(show.paths).toEqual([form]);
    show.holds.set(false);
    await remote.go('/view/2');
    expect(paths()).toEqual(['/view/2', '/view/2']);
  });
});

test('the control screen goes back to the overview when the show screen goes to its own page', async () => {
  const { remote, show, paths } = await openBoth();
  await remote.go('/view/1');
  await show.go('/create');
  expect([remote.paths, show.paths]).toEqual([
    ['/view/1', '/'],
    ['/view/1', '/create'],
  ]);
  await remote.go('/create');
  await show.go('/imprint');
  expect(paths()).toEqual(['/create', '/imprint']);
});

test('presentations and stories made at one screen are known at the other one, also after it starts again', async () => {
  const remote = createMade(openSplit(launchOf('remote')));
  const show = createMade(openSplit(launchOf('show')));
  await flushPromises();
  remote.set('7', 'presentation');
  show.set('8', 'story');
  const both = (made: typeof remote) => [made.get('7'), made.get('8')];
  expect([both(remote), both(show)]).toEqual([
    ['presentation', 'story'],
    ['presentation', 'story'],
  ]);
  vi.stubGlobal('navigator', {});
  const again = createMade(openSplit(launchOf('show')));
  await flushPromises();
  expect(both(again)).toEqual(['presentation', 'story']);
  again.clear();
  expect(both(again)).toEqual([undefined, undefined]);
});
