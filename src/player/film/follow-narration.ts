// Synchronises a speaker's muted film with the narration, within 100 ms at every speed. Small drift is corrected by a slightly
// different playback rate, which is not visible; a seek for it would cost the decoder too much. Corrects on media events and
// runs no timer.
import type { MediaElement } from '../media/media-element';

/** Seconds of drift above which the film seeks, and below which nothing is corrected. */
const jumpAt = 0.2;
const toleratedDrift = 0.03;
/** The largest change of the playback rate, as a share of it, and the change for each second of drift. */
const maxCorrection = 0.4;
const correctionPerSecond = 2;

/** HAVE_FUTURE_DATA: with a lower `readyState` a playing narration is stalled. */
const haveFutureData = 3;

const audioEvents = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeked',
  'timeupdate',
  'ratechange',
  'ended',
  'emptied',
] as const;
const videoEvents = ['loadedmetadata', 'playing', 'seeked', 'timeupdate'] as const;

/** Returns the playback rate for a film that is `drift` seconds late (early below 0) beside a narration at `speed`; 1 is normal. */
export function catchUpSpeed(speed: number, drift: number): number {
  if (Math.abs(drift) < toleratedDrift) return speed;
  const correction = Math.max(-maxCorrection, Math.min(maxCorrection, drift * correctionPerSecond));
  return speed * (1 + correction);
}

/**
 * Keeps `video` in sync with `audio`; returns a function that ends it. A film that cannot play remains a still picture.
 */
export function followNarration(audio: MediaElement, video: MediaElement): () => void {
  const follow = (): void => {
    const isPastEnd = video.duration <= audio.currentTime;
    const running = !audio.paused && !audio.ended && !isPastEnd && audio.readyState >= haveFutureData;
    if (video.readyState > 0 && !isPastEnd && !video.seeking) syncPosition(audio, video, running);
    if (running && video.paused) video.play().catch(() => undefined);
    if (!running && !video.paused) video.pause();
  };
  video.muted = true;
  for (const type of audioEvents) audio.addEventListener(type, follow);
  for (const type of videoEvents) video.addEventListener(type, follow);
  return () => {
    for (const type of audioEvents) audio.removeEventListener(type, follow);
    for (const type of videoEvents) video.removeEventListener(type, follow);
    video.pause();
    video.muted = false;
  };
}

function syncPosition(audio: MediaElement, video: MediaElement, running: boolean): void {
  const drift = audio.currentTime - video.currentTime;
  // A seek is cheap while the film is paused.
  if (Math.abs(drift) > (running ? jumpAt : toleratedDrift)) video.currentTime = audio.currentTime;
  const speed = catchUpSpeed(audio.playbackRate, Math.abs(drift) > jumpAt ? 0 : drift);
  if (video.playbackRate !== speed) video.playbackRate = speed;
}
