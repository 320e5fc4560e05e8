import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SplitRole } from '../../../contract/split-messages';
import { createWritable } from '../../../base/readable';
import { createFakeChannels } from './fake-channels.fixture';
import { createFakeLocks } from '../../../platform/browser/locks.fixture';
import { createPlayer } from '../../../player/player';
import { FakeMedia } from '../../../player/media/fake-media.fixture';
import { playerDeps, spoken } from '../../../player/narration/narrate.fixture';
import { createBusy, type IdleMachine, type IdleState } from '../idle/idle-machine';
import { forgetAtStart, openSplit, shareVisit } from './split';

const launchOf = (splitRole: SplitRole | undefined) => ({ theme: 'tng', splitRole });
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  vi.stubGlobal('BroadcastChannel', createFakeChannels());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen on which somebody is, or nobody. */
function openScreen(role: SplitRole, phase: IdleState['phase']) {
  const state = createWritable<IdleState>(stateOf(phase));
  const calls: string[] = [];
  const idle: IdleMachine = {
    state,
    stay: () => void calls.push('stay'),
    begin: () => void calls.push('begin'),
    reset: () => void calls.push('reset'),
  };
  const split = openSplit(launchOf(role));
  if (split === undefined) throw new Error('This kiosk has one screen.');
  const busy = createBusy();
  shareVisit(split, 'tng', idle, busy);
  return { calls, busy, link: split.link, enter: (next: IdleState['phase']) => state.set(stateOf(next)) };
}

const stateOf = (phase: IdleState['phase']): IdleState =>
  phase === 'forgetting' ? { phase, isBusy: false, isTouched: false } : { phase, isBusy: false };

describe('the forgetting at a start', () => {
  const forget = vi.fn<() => Promise<void>>(async () => undefined);
  beforeEach(() => void forget.mockClear());

  test('a kiosk with one screen forgets', async () => {
    expect(await forgetAtStart(launchOf(undefined), forget)).toBe(false);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  test.each<[SplitRole, SplitRole]>([
    ['remote', 'show'],
    ['show', 'remote'],
  ])('the %s forgets, but for what the visitor at the other screen needs', async (role, other) => {
    const launch = launchOf(role);
    expect(await forgetAtStart(launch, forget)).toBe(false);
    const screen = openScreen(other, 'active');
    await flushPromises();
    expect(await forgetAtStart(launch, forget)).toBe(true);
    screen.enter('countdown');
    await flushPromises();
    expect(await forgetAtStart(launch, forget)).toBe(true);
    expect(forget).toHaveBeenCalledTimes(1);
    for (const phase of ['forgetting', 'attract'] as const) {
      screen.enter(phase);
      await flushPromises();
      expect(await forgetAtStart(launch, forget)).toBe(false);
    }
    expect(forget).toHaveBeenCalledTimes(3);
    screen.enter('active');
    await flushPromises();
    expect(await forgetAtStart(launch, forget)).toBe(true);
  });

  test('screens that start at the same time forget one after the other', async () => {
    const order: string[] = [];
    const slowly = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 100));
      order.push(`${name} ends`);
    };
    const both = Promise.all([
      forgetAtStart(launchOf('remote'), slowly('remote')),
      forgetAtStart(launchOf('show'), slowly('show')),
    ]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await both).toEqual([false, false]);
    expect(order).toEqual(['remote begins', 'remote ends', 'show begins', 'show ends']);
  });

  test('without locks a screen forgets', async () => {
    vi.stubGlobal('navigator', {});
    openScreen('show', 'active');
    expect(await forgetAtStart(launchOf('remote'), forget)).toBe(false);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});

test.each<[SplitRole, SplitRole]>([
  ['remote', 'show'],
  ['show', 'remote'],
])(
  'a touch of the %s begins or goes on at the other screen, and both forget together',
  async (role, other) => {
    const here = openScreen(role, 'attract');
    const there = openScreen(other, 'attract');
    await flushPromises();
    here.link.touch();
    expect(there.calls.splice(0)).toEqual(['begin']);
    for (const phase of ['active', 'countdown'] as const) {
      there.enter(phase);
      here.link.touch();
      expect(there.calls.splice(0)).toEqual(['stay']);
    }
    const release = here.busy.begin();
    expect([there.link.isPartnerBusy.get(), here.link.isPartnerBusy.get()]).toEqual([true, false]);
    release();
    expect(there.link.isPartnerBusy.get()).toBe(false);
    here.enter('active');
    expect(there.calls).toEqual([]);
    here.enter('forgetting');
    expect(there.calls.splice(0)).toEqual(['reset']);
    there.enter('forgetting');
    here.link.touch();
    expect(there.calls).toEqual([]);
    here.enter('attract');
    there.enter('attract');
    // The other one has said so too; a kiosk that forgets or invites ignores it.
    expect(here.calls).toEqual(['reset']);
  },
);

test('an answer counts as playing at the control screen until it is paused or over', async () => {
  const remote = openSplit(launchOf('remote'));
  const show = openSplit(launchOf('show'));
  await flushPromises();
  const [audio, video] = [new FakeMedia(), new FakeMedia()];
  const slides = [spoken('cover'), spoken('one')];
  const player = createPlayer(slides, playerDeps({ elements: () => ({ audio, video }) }));
  player.open();
  const detach = show?.attach(player);
  const isPlaying = () => remote?.link.shown.get().player?.isPlaying;
  expect(isPlaying()).toBe(false);
  player.store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl: 'https://host/answer.mp3' } });
  expect(isPlaying()).toBe(true);
  remote?.link.act('Pause');
  expect([audio.paused, isPlaying()]).toEqual([true, false]);
  remote?.link.act('Play');
  expect([audio.paused, isPlaying()]).toEqual([false, true]);
  audio.end();
  expect(isPlaying()).toBe(false);
  detach?.();
  expect(remote?.link.shown.get().player).toBeUndefined();
});
