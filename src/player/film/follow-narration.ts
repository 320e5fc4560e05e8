// A silent speaker beside a narration follows the narration's clock, within 100 ms at every speed. Small drift is caught up
// by running a little faster or slower, which the eye does not see; a jump costs a decoder more than it mends.
// Corrects when either of the two reports, never by a timer of its own. Does not know what is drawn.
import type { MediaElement } from '../narration/media-element';

/** Seconds by which lips may be off before the picture jumps, and below which nothing is done. */
const jumpAt = 0.2;
const nudgeAt = 0.03;
/** The share by which the film may run faster or slower, and how much of it a second of drift asks for. */
const mostNudge = 0.4;
const nudgePerSecond = 2;

/** Of `readyState`: below it a narration that plays waits for bytes, and stands. */
const hasWhatFollows = 3;

const told = [
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
const toldByFilm = ['loadedmetadata', 'playing', 'seeked', 'timeupdate'] as const;

/** The speed at which a film that is `drift` seconds late (early below 0) runs until it is told otherwise. */
export function catchUpSpeed(speed: number, drift: number): number {
  if (Math.abs(drift) < nudgeAt) return speed;
  const nudge = Math.max(-mostNudge, Math.min(mostNudge, drift * nudgePerSecond));
  return speed * (1 + nudge);
}

/** Keeps `video` with `audio` until taken back. A video that cannot play stays a still picture. */
export function followNarration(audio: MediaElement, video: MediaElement): () => void {
  const follow = (): void => {
    const over = video.duration <= audio.currentTime;
    const running = !audio.paused && !audio.ended && !over && audio.readyState >= hasWhatFollows;
    if (video.readyState > 0 && !over && !video.seeking) keepPlace(audio, video, running);
    if (running && video.paused) video.play().catch(() => undefined);
    if (!running && !video.paused) video.pause();
  };
  video.muted = true;
  for (const type of told) audio.addEventListener(type, follow);
  for (const type of toldByFilm) video.addEventListener(type, follow);
  return () => {
    for (const type of told) audio.removeEventListener(type, follow);
    for (const type of toldByFilm) video.removeEventListener(type, follow);
    video.pause();
    video.muted = false;
  };
}

function keepPlace(audio: MediaElement, video: MediaElement, running: boolean): void {
  const drift = audio.currentTime - video.currentTime;
  // A still is cheap to put right.
  if (Math.abs(drift) > (running ? jumpAt : nudgeAt)) video.currentTime = audio.currentTime;
  const speed = catchUpSpeed(audio.playbackRate, Math.abs(drift) > jumpAt ? 0 : drift);
  if (video.playbackRate !== speed) video.playbackRate = speed;
}
