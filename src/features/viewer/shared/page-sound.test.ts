import { expect, test } from 'vitest';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { flushPromises } from '../../../base/flush-promises.fixture';
import type { Mark } from '../../../platform/storage/site-storage';
import { createPageSound, latestStart, type PageSoundDeps } from './page-sound';
import { loudest, paperNoise } from './paper-noise';

function fakeMark(): Mark {
  let isSet = false;
  return { isSet: () => isSet, set: () => void (isSet = true), remove: () => void (isSet = false) };
}

/** Creates a page sound whose code loads at once, unless told otherwise, and counts the loads and the sounds. */
function soundOfPage(more: Partial<PageSoundDeps> = {}) {
  const counts = { loaded: 0, heard: 0 };
  const clock = new FakeClock();
  const reports: unknown[] = [];
  const playPaper = async (isLate: () => boolean) => void (counts.heard += isLate() ? 0 : 1);
  const deps: PageSoundDeps = {
    off: fakeMark(),
    mayPlay: () => true,
    load: () => {
      counts.loaded += 1;
      return Promise.resolve(playPaper);
    },
    clock,
    report: (error) => reports.push(error),
    ...more,
  };
  return { counts, clock, reports, playPaper, deps, sound: createPageSound(deps) };
}

test('nothing is loaded before a page turns; each turn is heard', async () => {
  const { sound, counts } = soundOfPage();
  expect(counts).toEqual({ loaded: 0, heard: 0 });
  sound.play();
  sound.play();
  await flushPromises();
  expect(counts.heard).toBe(2);
});

test('a page that nobody has touched, or that is out of sight, loads and plays nothing', async () => {
  const { sound, counts } = soundOfPage({ mayPlay: () => false });
  sound.play();
  await flushPromises();
  expect(counts).toEqual({ loaded: 0, heard: 0 });
});

test('the choice is kept for the next story, and turned off the sound is not even loaded', async () => {
  const { sound, counts, deps } = soundOfPage();
  sound.isOn.set(false);
  const next = createPageSound(deps);
  expect(next.isOn.get()).toBe(false);
  next.play();
  await flushPromises();
  expect(counts.loaded).toBe(0);
  next.isOn.set(true);
  expect(createPageSound(deps).isOn.get()).toBe(true);
});

test.each([
  { lateness: latestStart, heard: 1 },
  { lateness: latestStart + 1, heard: 0 },
])('code that arrives $lateness ms after its turn is heard $heard times', async ({ lateness, heard }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { sound, counts, clock } = soundOfPage({
    load: () => arrival.then(() => async (isLate) => void (counts.heard += isLate() ? 0 : 1)),
  });
  sound.play();
  clock.pass(lateness);
  arrive();
  await flushPromises();
  expect(counts.heard).toBe(heard);
});

test('code that cannot be loaded is reported, and the turn is silent', async () => {
  const failure = new TypeError('Failed to fetch');
  const { sound, reports } = soundOfPage({ load: () => Promise.reject(failure) });
  sound.play();
  await flushPromises();
  expect(reports).toEqual([failure]);
});

test.each([8000, 44_100, 96_000])(
  'at %i Hz the rustle is short and soft, and has silent ends',
  (sampleRate) => {
    let seed = 1;
    const samples = paperNoise(sampleRate, () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
    expect(samples.length / sampleRate).toBeLessThan(0.5);
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(loudest, 5);
    expect([samples.at(0), samples.at(-1)].map((sample) => Math.abs(sample ?? 1) < 1e-6)).toEqual([
      true,
      true,
    ]);
  },
);
