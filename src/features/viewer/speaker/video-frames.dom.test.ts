import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onEachFrame } from './SpeakerFilm';

let frames: FrameRequestCallback[];
/** Runs the callbacks of the next animation frame. */
const nextFrame = () => frames.splice(0).forEach((call) => call(0));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});

function videoThat(is: { paused: boolean }): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { get: () => is.paused });
  return video;
}

describe('without requestVideoFrameCallback', () => {
  test('draws by animation frames while it plays, and only then', () => {
    const is = { paused: false };
    const video = videoThat(is);
    let drawn = 0;
    onEachFrame(video, () => (drawn += 1));
    expect(frames).toHaveLength(0);
    video.dispatchEvent(new Event('play'));
    nextFrame();
    nextFrame();
    expect(drawn).toBe(3);
    is.paused = true;
    nextFrame();
    expect(frames).toHaveLength(0);
  });

  test('draws a paused frame once when it is loaded, and again after a seek', () => {
    const video = videoThat({ paused: true });
    let drawn = 0;
    const stop = onEachFrame(video, () => (drawn += 1));
    video.dispatchEvent(new Event('loadeddata'));
    video.dispatchEvent(new Event('seeked'));
    expect(drawn).toBe(2);
    expect(frames).toHaveLength(0);
    stop();
    video.dispatchEvent(new Event('seeked'));
    expect(drawn).toBe(2);
  });
});

describe('with requestVideoFrameCallback', () => {
  test('draws each video frame, requests no animation frame, and stops', () => {
    const video = videoThat({ paused: false });
    let waiting: (() => void) | undefined;
    let drawn = 0;
    Object.assign(video, {
      requestVideoFrameCallback: (call: () => void) => {
        waiting = call;
        return 1;
      },
      cancelVideoFrameCallback: () => (waiting = undefined),
    });
    const stop = onEachFrame(video, () => (drawn += 1));
    waiting?.();
    waiting?.();
    expect(drawn).toBe(2);
    expect(frames).toHaveLength(0);
    stop();
    expect(waiting).toBeUndefined();
  });
});
