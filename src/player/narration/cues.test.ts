import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cueIndexAt, cueProgress, tickAtCues, untilNextCheck, checkCues } from './cues';
import { FakeMedia } from '../media/fake-media.fixture';
import { narrate, spoken, silent } from './narrate.fixture';
import { TranscriptionError } from '../playable-story';

const cues = [
  { text: 'Once', start: 0.5 },
  { text: 'upon', start: 2 },
  { text: 'a time', start: 2 },
  { text: 'the end', start: 8 },
];

/** Returns the sentence that is spoken. */
const at = (of: typeof cues, time: number, duration = 0) => of[cueIndexAt(of, { time, duration })];

describe('the subtitle (spec player §8)', () => {
  test.each([
    [0, undefined],
    [0.49, undefined],
    [0.5, 'Once'],
    [1.99, 'Once'],
    [2, 'a time'],
    [7.99, 'a time'],
    [8, 'the end'],
    [600, 'the end'],
  ])('at %d s is %j', (seconds, text) => {
    expect(at(cues, seconds)?.text).toBe(text);
  });

  test('of a slide without transcription is undefined', () => {
    expect(at([], 3)).toBeUndefined();
  });

  test('of times that cannot be seconds is undefined once the duration is known', () => {
    const inMilliseconds = cues.map(({ text, start }) => ({ text, start: start * 1000 }));
    expect(at(inMilliseconds, 600)?.text).toBe('Once');
    expect(at(inMilliseconds, 600, 12)).toBeUndefined();
  });

  test('is the latest entry that starts at or before the time', () => {
    const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }));
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 60, noNaN: true }), (starts, now) => {
        const sorted = starts.sort((a, b) => a - b).map((start, at) => ({ text: String(at), start }));
        expect(at(sorted, now, 60)).toBe(sorted.filter(({ start }) => start <= now).at(-1));
      }),
    );
  });
});

test.each([
  [0, 0.5, 0],
  [0, 1.25, 0.5],
  [0, 9, 1],
  // Two sentences start at once: nothing is left for the first.
  [1, 2, 0],
  [3, 9, 0.5],
])('of the sentence %i at %d s a share of %d is spoken', (index, seconds, share) => {
  expect(cueProgress(cues, index, seconds, 10)).toBe(share);
});

test('nothing of the last sentence is spoken while the end of the medium is unknown', () => {
  expect(cueProgress(cues, 3, 9, 0)).toBe(0);
});

const threeCues = [0.5, 2, 4].map((start, at) => ({ text: `Sentence ${at}`, start }));

function setUp(narration: Parameters<typeof narrate>[1] = {}) {
  const player = narrate([spoken('cover', { cues: threeCues }), spoken('end')], narration);
  const { store, mediaTime, audio, video, clock } = player;
  const stop = tickAtCues({
    slides: [spoken('cover', { cues: threeCues }), spoken('end')],
    store,
    mediaTime,
    elements: { audio, video },
    clock,
  });
  return { ...player, stop, time: () => mediaTime.get().time };
}

/** The element plays on without an event. */
const run = ({ audio, clock }: ReturnType<typeof setUp>, seconds: number, speed = 1): void => {
  audio.currentTime += seconds * speed;
  clock.pass(seconds * 1000);
};

describe('the media time is updated for each sentence', () => {
  test('when it begins, without an event of the element', () => {
    const player = setUp();
    player.act('Play');
    player.audio.know(10);
    player.audio.fire('playing');
    run(player, 0.5);
    expect(player.time()).toBe(0.5);
    run(player, 1.5);
    expect(player.time()).toBe(2);
  });

  test('at every speed', () => {
    const player = setUp();
    player.narrator.media.setSpeed(1.5);
    player.act('Play');
    player.audio.know(10);
    player.audio.fire('playing');
    run(player, 0.334, 1.5);
    expect(player.time()).toBeCloseTo(0.5, 2);
    player.narrator.media.setSpeed(0.75);
    player.audio.fire('ratechange');
    run(player, 2, 0.75);
    expect(player.time()).toBeGreaterThanOrEqual(2);
    expect(player.time()).toBeLessThan(2.06);
  });

  test('again after a reading that came too early', () => {
    const player = setUp();
    player.act('Play');
    player.audio.know(10);
    player.audio.fire('playing');
    player.audio.currentTime = 0.48;
    player.clock.pass(500);
    expect(player.time()).toBe(0);
    player.audio.currentTime = 0.51;
    player.clock.pass(25);
    expect(player.time()).toBe(0.51);
  });

  test.each([0.2, 0.9])('within 60 ms of a jump of the time by %s s', (jump) => {
    const player = setUp();
    player.act('Play');
    player.audio.know(10);
    player.audio.currentTime = 0.6;
    player.audio.fire('seeked');
    run(player, 1.4 - jump);
    expect(player.time()).toBe(0.6);
    player.audio.currentTime = 2.01;
    player.clock.pass(60);
    expect(player.time()).toBe(2.01);
  });

  test('after a seek, from the new time', () => {
    const player = setUp();
    player.act('Play');
    player.audio.know(10);
    player.audio.currentTime = 3.9;
    player.audio.fire('seeked');
    run(player, 0.11);
    expect(player.time()).toBeCloseTo(4, 1);
  });

  test('but not on the next slide, while the element still has the old narration and its `pause` event is late', () => {
    const audio = new FakeMedia();
    const player = setUp({ audio, afterSlideIsPainted: () => () => undefined });
    player.act('Play');
    audio.know(10);
    audio.fire('playing');
    audio.currentTime = 0.5;
    audio.fire = () => undefined;
    player.act('Next');
    player.clock.pass(499);
    expect(player.time()).toBe(0);
  });
});

test.each([
  [4000, 3000],
  [1001, 1],
  [1000, 25],
  [20, 20],
  [0.2, 5],
])('a sentence %s ms away has its next reading after %s ms', (away, after) => {
  expect(untilNextCheck(away)).toBe(after);
});

describe('no timer runs', () => {
  test('before the story, while paused, and after the last sentence', () => {
    const player = setUp();
    expect(player.clock.running).toBe(0);
    player.act('Play');
    player.audio.know(10);
    player.audio.fire('playing');
    expect(player.clock.running).toBe(1);
    player.act('Pause');
    expect(player.clock.running).toBe(0);
    player.act('Play');
    player.audio.currentTime = 5;
    player.audio.fire('seeked');
    expect(player.clock.running).toBe(0);
  });

  test('after it is stopped', () => {
    const player = setUp();
    player.act('Play');
    player.audio.fire('playing');
    player.stop();
    player.audio.fire('seeked');
    expect(player.clock.running).toBe(0);
  });
});

const cuesAt = (...starts: number[]) => starts.map((start) => ({ text: 'A sentence', start }));

function play(...starts: number[]) {
  const slides = [spoken('cover'), spoken('one', { cues: cuesAt(...starts) }), silent('two')];
  const player = narrate(slides);
  const { store, mediaTime, failed } = player;
  const reports: unknown[] = [];
  checkCues({ slides, store, mediaTime, failed, report: (error) => reports.push(error) });
  player.act('Play');
  player.audio.know(2);
  player.act('Next');
  return { ...player, reports };
}

describe('sentences that start far beyond the end of their narration', () => {
  test('are reported once, with slide and field', () => {
    const { audio, reports, act } = play(0, 2000, 4500);
    expect(reports).toEqual([]);
    audio.know(12);
    act('Next', 'Previous');
    audio.know(12);
    expect(reports).toEqual([expect.any(TranscriptionError)]);
    expect(String(reports[0])).toContain('slide 2 transcription: beyond-the-end');
  });

  test('are reported where theirs is the first duration that is known at all', () => {
    const slides = [spoken('cover', { cues: cuesAt(0, 2000) })];
    const { store, mediaTime, failed } = narrate(slides);
    const reports: unknown[] = [];
    checkCues({ slides, store, mediaTime, failed, report: (error) => reports.push(error) });
    mediaTime.set({ duration: 12 });
    expect(String(reports)).toContain('slide 1 transcription: beyond-the-end');
  });

  test.each([[[0, 2, 4]], [[0, 13]], [[0, 40]], [[]]])('are not those at %j of twelve seconds', (starts) => {
    const { audio, reports } = play(...starts);
    audio.know(12);
    expect(reports).toEqual([]);
  });

  test('are not compared with a narration that failed, whose reading time is shorter', () => {
    const { audio, reports } = play(0, 100, 200);
    audio.breakAtEachLoad(4);
    expect(reports).toEqual([]);
  });
});
