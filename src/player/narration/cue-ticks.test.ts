import { describe, expect, test } from 'vitest';
import { tickAtCues, untilNextCheck } from './cue-ticks';
import { FakeMedia } from '../media/fake-media.fixture';
import { narrate, spoken } from './narrate.fixture';

const cues = [0.5, 2, 4].map((start, at) => ({ text: `Sentence ${at}`, start }));

function setUp(narration: Parameters<typeof narrate>[1] = {}) {
  const player = narrate([spoken('cover', { cues }), spoken('end')], narration);
  const { store, mediaTime, audio, video, clock } = player;
  const stop = tickAtCues({
    slides: [spoken('cover', { cues }), spoken('end')],
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
    player.narrator.setSpeed(1.5);
    player.act('Play');
    player.audio.know(10);
    player.audio.fire('playing');
    run(player, 0.334, 1.5);
    expect(player.time()).toBeCloseTo(0.5, 2);
    player.narrator.setSpeed(0.75);
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
