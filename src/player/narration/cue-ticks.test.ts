import { describe, expect, test } from 'vitest';
import { tickAtCues, untilAsked } from './cue-ticks';
import { narrate, spoken } from './testing/narrate';

const cues = [0.5, 2, 4].map((start, at) => ({ text: `Sentence ${at}`, start }));

function tell() {
  const told = narrate([spoken('cover', { cues }), spoken('end')]);
  const { store, mediaClock, audio, video, clock } = told;
  const stop = tickAtCues({
    slides: [spoken('cover', { cues }), spoken('end')],
    store,
    mediaClock,
    elements: { audio, video },
    clock,
  });
  return { ...told, stop, time: () => mediaClock.get().time };
}

/** The medium runs on silently: it has not reported its time since. */
const run = ({ audio, clock }: ReturnType<typeof tell>, seconds: number, speed = 1): void => {
  audio.currentTime += seconds * speed;
  clock.pass(seconds * 1000);
};

describe('the media clock is told of each sentence', () => {
  test('as it begins, without waiting for the medium to report', () => {
    const told = tell();
    told.act('Play');
    told.audio.know(10);
    told.audio.fire('playing');
    run(told, 0.5);
    expect(told.time()).toBe(0.5);
    run(told, 1.5);
    expect(told.time()).toBe(2);
  });

  test('at every speed', () => {
    const told = tell();
    told.narrator.setSpeed(1.5);
    told.act('Play');
    told.audio.know(10);
    told.audio.fire('playing');
    run(told, 0.334, 1.5);
    expect(told.time()).toBeCloseTo(0.5, 2);
    told.narrator.setSpeed(0.75);
    told.audio.fire('ratechange');
    run(told, 2, 0.75);
    expect(told.time()).toBeGreaterThanOrEqual(2);
    expect(told.time()).toBeLessThan(2.06);
  });

  test('a medium that lags behind is asked again', () => {
    const told = tell();
    told.act('Play');
    told.audio.know(10);
    told.audio.fire('playing');
    told.audio.currentTime = 0.48;
    told.clock.pass(500);
    expect(told.time()).toBe(0);
    told.audio.currentTime = 0.51;
    told.clock.pass(25);
    expect(told.time()).toBe(0.51);
  });

  test.each([0.2, 0.9])('where the clock leaps by %s s, too, within 60 ms', (leap) => {
    const told = tell();
    told.act('Play');
    told.audio.know(10);
    told.audio.currentTime = 0.6;
    told.audio.fire('seeked');
    run(told, 1.4 - leap);
    expect(told.time()).toBe(0.6);
    told.audio.currentTime = 2.01;
    told.clock.pass(60);
    expect(told.time()).toBe(2.01);
  });

  test('after a seek from there', () => {
    const told = tell();
    told.act('Play');
    told.audio.know(10);
    told.audio.currentTime = 3.9;
    told.audio.fire('seeked');
    run(told, 0.11);
    expect(told.time()).toBeCloseTo(4, 1);
  });
});

test.each([
  [4000, 3000],
  [1001, 1],
  [1000, 25],
  [20, 20],
  [0.2, 5],
])('a sentence that is %s ms away is asked for after %s ms', (away, after) => {
  expect(untilAsked(away)).toBe(after);
});

describe('no timer runs', () => {
  test('before the story, in a pause, and after the last sentence', () => {
    const told = tell();
    expect(told.clock.running).toBe(0);
    told.act('Play');
    told.audio.know(10);
    told.audio.fire('playing');
    expect(told.clock.running).toBe(1);
    told.act('Pause');
    expect(told.clock.running).toBe(0);
    told.act('Play');
    told.audio.currentTime = 5;
    told.audio.fire('seeked');
    expect(told.clock.running).toBe(0);
  });

  test('once it is stopped', () => {
    const told = tell();
    told.act('Play');
    told.audio.fire('playing');
    told.stop();
    told.audio.fire('seeked');
    expect(told.clock.running).toBe(0);
  });
});
