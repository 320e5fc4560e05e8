// Wraps hls.js, in a separate chunk. The light build plays every film except one with a separate playlist for its sound: only such a
// film loads the whole hls.js. While it loads, hls.js runs a timer ten times a second. Loading therefore stops while the film is paused
// and enough of it is buffered.
import type { LoaderResponse } from 'hls.js';
import { ErrorTypes, Events, Hls } from 'hls.js/light';
import { resolveMediaPath } from '../../contract/presentation/media-path';
import type { HlsEvents, HlsPlayer } from './film-drivers';

/** HLS could not be played: network, decoder or playlist. */
class HlsFailedError extends Error {
  override readonly name = 'HlsFailedError';
}

/** A playlist names a segment outside the presentations (spec contract §11). */
class RefusedSegmentError extends Error {
  override readonly name = 'RefusedSegmentError';
}

/** Seconds of buffer ahead that are enough while the film is paused. */
const enoughBuffered = 10;
const retries = { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 1000 } as const;
/** The events after which hls.js has more of the film than before. */
const arrivals = [
  Events.MANIFEST_LOADED,
  Events.LEVEL_LOADED,
  Events.AUDIO_TRACK_LOADED,
  Events.FRAG_LOADED,
] as const;
/** Shorter timeouts and fewer retries than the defaults of hls.js, which would hold a story up for too long. */
const loadPolicy = {
  default: {
    maxTimeToFirstByteMs: 8000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: retries,
    errorRetry: retries,
  },
} as const;

export const hlsPlayer: HlsPlayer = {
  isSupported: () => Hls.isSupported(),
  open(element, url, events) {
    let isClosed = false;
    const openWhole = async (): Promise<void> => {
      closeHls();
      closeHls = () => undefined;
      const { default: WholeHls } = await import('hls.js');
      if (isClosed) return;
      closeHls = openHls(WholeHls, element, url, events);
      // The element lost its source with the light build.
      events.onRecovered();
    };
    let closeHls = openHls(Hls, element, url, events, () => void openWhole().catch(events.onFailed));
    return () => {
      isClosed = true;
      closeHls();
    };
  },
};

/** Opens a film with one of the builds of hls.js; calls `onSeparateSound` once its playlist names a playlist of its sound. */
function openHls(
  Build: typeof Hls,
  element: HTMLVideoElement,
  url: string,
  events: HlsEvents,
  onSeparateSound?: () => void,
): () => void {
  const hls = new Build({
    // hls.js would start its worker from a blob URL, which the page's content security policy refuses.
    enableWorker: false,
    // A story brings its own subtitles.
    enableWebVTT: false,
    enableIMSC1: false,
    enableCEA708Captions: false,
    manifestLoadPolicy: loadPolicy,
    playlistLoadPolicy: loadPolicy,
    fragLoadPolicy: loadPolicy,
    loader: endingLoaderOf(Build),
    xhrSetup: (_, segment) => rejectForeign(segment, url),
  });
  hls.on(Events.ERROR, recoverOnce(hls, events));
  // The element does not know of bytes before they are appended, and would seem stalled (`createStallWatch`).
  for (const arrival of arrivals) hls.on(arrival, () => element.dispatchEvent(new Event('progress')));
  if (onSeparateSound !== undefined)
    hls.on(Events.MANIFEST_LOADED, (_, { audioTracks }) => {
      // A microtask later, since hls.js cannot be closed within its own event.
      if (audioTracks.some((track) => track.url !== '')) void Promise.resolve().then(onSeparateSound);
    });
  const stopWatchingPauses = stopLoadingWhilePaused(hls, element);
  hls.loadSource(url);
  hls.attachMedia(element);
  return () => {
    stopWatchingPauses();
    hls.destroy();
  };
}

/**
 * Returns the loader of a build with an end added to each playlist that has none. hls.js takes such a playlist for a
 * broadcast: it would begin near its end, ask for more of it for ever and never report the end.
 */
function endingLoaderOf({ DefaultConfig }: typeof Hls) {
  return class EndingLoader extends DefaultConfig.loader {
    override load(...[context, config, callbacks]: Parameters<Loader['load']>): void {
      super.load(context, config, {
        ...callbacks,
        onSuccess: ({ data, ...response }, ...rest) =>
          callbacks.onSuccess(data === undefined ? response : { ...response, data: withEnd(data) }, ...rest),
      });
    }
  };
}

type Loader = InstanceType<typeof Hls.DefaultConfig.loader>;

type Loaded = NonNullable<LoaderResponse['data']>;

/** Returns the text of a playlist that names segments with its end; returns anything else as it is. */
function withEnd(playlist: Loaded): Loaded {
  if (typeof playlist !== 'string' || !/^#EXTINF/m.test(playlist)) return playlist;
  return /^#EXT-X-ENDLIST/m.test(playlist) ? playlist : `${playlist}\n#EXT-X-ENDLIST\n`;
}

/** Returns an error handler that restarts a failed decoder once and reports every other fatal error. */
function recoverOnce(hls: Hls, { onRecovered, onFailed }: HlsEvents) {
  let hasRecovered = false;
  return (_: Events.ERROR, { fatal, type, details, error }: ErrorOf): void => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      onRecovered();
      return;
    }
    onFailed(new HlsFailedError(details, { cause: error }));
  };
}

type ErrorOf = Parameters<Parameters<typeof Hls.prototype.on<Events.ERROR, undefined>>[1]>[1];

function stopLoadingWhilePaused(hls: Hls, element: HTMLVideoElement): () => void {
  const stopLoading = (): void => {
    if (!element.paused || !isEnoughBuffered(element)) return;
    hls.stopLoad();
    gapControllerOf(hls)?.clearInterval();
  };
  const startLoading = (): void => {
    // `startLoad` aborts the segment that is on its way, and requests it again.
    if (hls.loadingEnabled || (element.paused && isEnoughBuffered(element))) return;
    hls.startLoad();
    gapControllerOf(hls)?.setInterval(gapTick);
  };
  hls.on(Events.FRAG_BUFFERED, stopLoading);
  element.addEventListener('pause', stopLoading);
  element.addEventListener('play', startLoading);
  element.addEventListener('seeking', startLoading);
  return () => {
    element.removeEventListener('pause', stopLoading);
    element.removeEventListener('play', startLoading);
    element.removeEventListener('seeking', startLoading);
  };
}

/** Milliseconds between two gap checks, the value of hls.js. */
const gapTick = 100;

interface IntervalTimer {
  readonly setInterval: (milliseconds: number) => void;
  readonly clearInterval: () => void;
}

/** Returns the timer that hls.js runs while it has an element. It is private to hls.js, so a later version may lack it. */
function gapControllerOf(hls: Hls): IntervalTimer | undefined {
  const controller: unknown = Reflect.get(hls, 'gapController');
  return isIntervalTimer(controller) ? controller : undefined;
}

const isIntervalTimer = (controller: unknown): controller is IntervalTimer =>
  typeof controller === 'object' &&
  controller !== null &&
  'setInterval' in controller &&
  'clearInterval' in controller;

/** Seconds by which the start and end of a film's tracks may differ. */
const edgeTolerance = 0.5;

/** Returns whether ten seconds ahead, or all of the rest, are buffered. */
function isEnoughBuffered({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let at = 0; at < buffered.length; at += 1) {
    const end = buffered.end(at);
    if (buffered.start(at) <= currentTime + edgeTolerance && currentTime <= end)
      return end - currentTime >= enoughBuffered || end >= duration - edgeTolerance;
  }
  return false;
}

/** Throws RefusedSegmentError for a segment outside the presentations and the playlist's own media host (spec contract §11). */
function rejectForeign(segment: string, playlist: string): void {
  const { origin } = new URL(playlist);
  const own = `${location.origin}/presentations/`;
  const hosts = origin === location.origin ? [] : [origin];
  if (!resolveMediaPath(segment, playlist.startsWith(own) ? playlist : own, hosts).allowed)
    throw new RefusedSegmentError(new URL(segment).pathname);
}
