// The edge to hls.js, a chunk of its own. It ticks ten times a second while it loads, so it is stopped while the film stands
// and enough of it is here. Knows no slide.
import { ErrorTypes, Events, Hls } from 'hls.js/light';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import type { HlsPlayer } from './hls-film';

/** HLS could not be played: network, decoder or playlist. */
class HlsFailedError extends Error {
  override readonly name = 'HlsFailedError';
}

/** A playlist that leads out of the presentations (decision 8). */
class RefusedPieceError extends Error {
  override readonly name = 'RefusedPieceError';
}

/** Seconds that are enough while nothing plays. */
const enoughAhead = 10;
const retries = { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 1000 } as const;
/** A story does not wait for a dead network as long as hls.js would. */
const patience = {
  default: {
    maxTimeToFirstByteMs: 8000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: retries,
    errorRetry: retries,
  },
} as const;

export const hlsPlayer: HlsPlayer = {
  isSupported: () => Hls.isSupported(),
  open(element, url, onFailed) {
    const hls = new Hls({
      // Its worker would be a blob, which the page's policy refuses.
      enableWorker: false,
      manifestLoadPolicy: patience,
      playlistLoadPolicy: patience,
      fragLoadPolicy: patience,
      xhrSetup: (_, piece) => refuseForeign(piece, url),
    });
    hls.on(Events.ERROR, mendOnce(hls, onFailed));
    const stopResting = restWhilePaused(hls, element);
    hls.loadSource(url);
    hls.attachMedia(element);
    return () => {
      stopResting();
      hls.destroy();
    };
  },
};

/** A broken decoder is begun anew once; whatever else ends the film is told. */
function mendOnce(hls: Hls, onFailed: (cause: unknown) => void) {
  let mended = false;
  return (_: Events.ERROR, { fatal, type, details, error }: ErrorOf): void => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true;
      hls.recoverMediaError();
      return;
    }
    onFailed(new HlsFailedError(details, { cause: error }));
  };
}

type ErrorOf = Parameters<Parameters<typeof Hls.prototype.on<Events.ERROR, undefined>>[1]>[1];

function restWhilePaused(hls: Hls, element: HTMLVideoElement): () => void {
  const rest = (): void => {
    if (!element.paused || !isEnoughHere(element)) return;
    hls.stopLoad();
    watchOfGaps(hls)?.clearInterval();
  };
  const go = (): void => {
    if (element.paused && isEnoughHere(element)) return;
    hls.startLoad();
    watchOfGaps(hls)?.setInterval(gapTick);
  };
  hls.on(Events.FRAG_BUFFERED, rest);
  element.addEventListener('pause', rest);
  element.addEventListener('play', go);
  element.addEventListener('seeking', go);
  return () => {
    element.removeEventListener('pause', rest);
    element.removeEventListener('play', go);
    element.removeEventListener('seeking', go);
  };
}

/** Milliseconds between two looks for a gap, as hls.js has them. */
const gapTick = 100;

interface Ticking {
  readonly setInterval: (milliseconds: number) => void;
  readonly clearInterval: () => void;
}

/** What hls.js leaves ticking for as long as it has an element; it is not meant to be reached, so it may be gone. */
function watchOfGaps(hls: Hls): Ticking | undefined {
  const watch: unknown = Reflect.get(hls, 'gapController');
  return isTicking(watch) ? watch : undefined;
}

const isTicking = (watch: unknown): watch is Ticking =>
  typeof watch === 'object' && watch !== null && 'setInterval' in watch && 'clearInterval' in watch;

/** Seconds by which the tracks of a film begin and end apart. */
const ragged = 0.5;

/** Ten seconds ahead, or all there is. */
function isEnoughHere({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let at = 0; at < buffered.length; at += 1) {
    const end = buffered.end(at);
    if (buffered.start(at) <= currentTime + ragged && currentTime <= end)
      return end - currentTime >= enoughAhead || end >= duration - ragged;
  }
  return false;
}

/** Throws where a piece lies neither below the presentations nor on the playlist's own media host (decision 8). */
function refuseForeign(piece: string, playlist: string): void {
  const { origin } = new URL(playlist);
  const own = `${location.origin}/presentations/`;
  const hosts = origin === location.origin ? [] : [origin];
  if (!resolveMediaPath(piece, playlist.startsWith(own) ? playlist : own, hosts).allowed)
    throw new RefusedPieceError(new URL(piece).pathname);
}
