import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeMedia } from '../media/fake-media.fixture';
import { catchUpSpeed, followNarration } from './film-drivers';

function together(seconds = 10) {
  const audio = new FakeMedia();
  const video = new FakeMedia();
  const stop = followNarration(audio, video);
  audio.know(seconds);
  video.know(seconds);
  return { audio, video, stop };
}

describe('the catch-up speed', () => {
  test.each([
    ['on time', 1, 0, 1],
    ['a frame late', 1, 0.02, 1],
    ['80 ms late', 1, 0.08, 1.16],
    ['80 ms early', 1, -0.08, 0.84],
    ['at most two fifths faster', 1.5, 5, 2.1],
    ['at most two fifths slower', 0.75, -5, 0.45],
  ])('%s', (_, speed, drift, expected) => {
    expect(catchUpSpeed(speed, drift)).toBeCloseTo(expected, 10);
  });

  test('brings any drift too small for a seek below 100 ms within two reports, at every speed', () => {
    const report = 0.25;
    fc.assert(
      fc.property(
        fc.constantFrom(0.75, 1, 1.25, 1.5),
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        (speed, first) => {
          let drift = first;
          for (let reports = 0; reports < 2; reports += 1)
            drift += (speed - catchUpSpeed(speed, drift)) * report;
          expect(Math.abs(drift)).toBeLessThanOrEqual(0.1);
        },
      ),
    );
  });
});

describe('a film beside a narration', () => {
  test('is muted, starts and stops with it, and has its speed', async () => {
    const { audio, video, stop } = together();
    audio.playbackRate = 1.25;
    await audio.play();
    expect(video).toMatchObject({ muted: true, paused: false, playbackRate: 1.25 });
    audio.pause();
    expect(video.paused).toBe(true);
    stop();
    expect(video.muted).toBe(false);
  });

  test('pauses while the narration is stalled', async () => {
    const { audio, video } = together();
    await audio.play();
    audio.readyState = 2;
    audio.fire('waiting');
    expect(video.paused).toBe(true);
    audio.readyState = 3;
    audio.fire('playing');
    expect(video.paused).toBe(false);
  });

  test('seeks when the drift is large, and runs at the narration’s speed', async () => {
    const { audio, video } = together();
    await audio.play();
    audio.reach(4);
    expect(video).toMatchObject({ currentTime: 4, playbackRate: 1 });
  });

  test('runs faster while it is a little late', async () => {
    const { audio, video } = together();
    await audio.play();
    video.currentTime = 3.9;
    audio.reach(4);
    expect(video.currentTime).toBe(3.9);
    expect(video.playbackRate).toBeCloseTo(1.2, 10);
    video.currentTime = 4.24;
    audio.reach(4.25);
    expect(video.playbackRate).toBe(1);
  });

  test('is not corrected while it seeks', async () => {
    const { audio, video } = together();
    await audio.play();
    video.seeking = true;
    audio.reach(8);
    expect(video.currentTime).toBe(0);
    video.seeking = false;
    video.fire('seeked');
    expect(video.currentTime).toBe(8);
  });

  test('seeks with a paused narration that is scrubbed', () => {
    const { audio, video } = together();
    audio.currentTime = 0.1;
    audio.fire('seeked');
    expect(video.currentTime).toBe(0.1);
    expect(video.paused).toBe(true);
  });
});
