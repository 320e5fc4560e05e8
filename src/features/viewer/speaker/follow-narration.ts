// A silent speaker beside a narration follows the narration's clock. Corrects drift when the narration reports its time,
// never by a timer of its own. Does not know what is drawn.
import type { MediaElement } from '../narration/media-element';

/** Seconds by which lips may be off before the picture jumps. */
const tolerated = 0.25;
const told = ['play', 'playing', 'pause', 'waiting', 'seeked', 'timeupdate', 'ratechange', 'ended'] as const;

/** Keeps `video` with `audio` until taken back. A video that cannot play stays a still picture. */
export function followNarration(audio: MediaElement, video: MediaElement): () => void {
  const follow = (): void => {
    if (video.playbackRate !== audio.playbackRate) video.playbackRate = audio.playbackRate;
    const over = video.duration <= audio.currentTime;
    if (video.readyState > 0 && !over && Math.abs(video.currentTime - audio.currentTime) > tolerated)
      video.currentTime = audio.currentTime;
    const running = !audio.paused && !audio.ended && !over;
    if (running && video.paused) video.play().catch(() => undefined);
    if (!running && !video.paused) video.pause();
  };
  video.muted = true;
  for (const type of told) audio.addEventListener(type, follow);
  video.addEventListener('loadedmetadata', follow);
  return () => {
    for (const type of told) audio.removeEventListener(type, follow);
    video.removeEventListener('loadedmetadata', follow);
    video.pause();
    video.muted = false;
  };
}
