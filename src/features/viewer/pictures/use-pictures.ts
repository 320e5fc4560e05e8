// Tracks pictures that failed to load and reports each once. A failed picture is requested again in the background when its slide
// is shown again and when the network is back. It replaces its placeholder once it has loaded.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Readable } from '../../../base/readable';
import { afterFirstPaint } from '../../../platform/browser/after-first-paint';
import type { StillPictures } from '../../../platform/browser/still-pictures';
import type { PlayerDeps } from '../../../player/player';

/** A picture is missing or broken. */
class PictureFailedError extends Error {
  override readonly name = 'PictureFailedError';
  constructor(readonly url: string) {
    super(`${new URL(url).pathname} cannot be shown as a picture`);
  }
}

export interface Pictures {
  readonly hasFailed: (url: string) => boolean;
  readonly onFailed: (url: string) => void;
  /** Requests a picture again if it has failed, when its slide is shown again; returns a function that cancels its replacement. */
  readonly tryAgain: (url: string | undefined) => () => void;
  /** Whether animated pictures run now; else their first frame is shown. */
  readonly mayMove: Readable<boolean>;
  readonly stillOf: StillPictures['of'];
}

/**
 * Returns which pictures have failed, and the handlers of failures and of slides that are shown again. Animated pictures run while
 * `mayMove`, which must be stable.
 */
export function usePictures(
  { report, onNetworkBack, preload }: Pick<PlayerDeps, 'report' | 'onNetworkBack' | 'preload'>,
  mayMove: Readable<boolean>,
): Pictures {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  // Background and slide may show the same picture and fail at the same time.
  const reported = useRef(new Set<string>());
  /** The current value of `failed`, for listeners that outlive a render. */
  const missing = useRef(new Set<string>());
  const onFailed = useCallback(
    (url: string) => {
      missing.current.add(url);
      setFailed((before) => (before.has(url) ? before : new Set([...before, url])));
      if (reported.current.has(url)) return;
      reported.current.add(url);
      report(new PictureFailedError(url), 'viewer: picture');
    },
    [report],
  );
  const onLoaded = useCallback((url: string) => {
    missing.current.delete(url);
    setFailed((before) => new Set([...before].filter((other) => other !== url)));
  }, []);
  const tryAgain = useCallback(
    (url: string | undefined) => {
      // Includes pictures that have loaded since: one more request does no harm.
      if (url === undefined || !reported.current.has(url)) return () => undefined;
      return fetchPicture(url, () => onLoaded(url));
    },
    [onLoaded],
  );
  useEffect(() => {
    const stops = new Set<() => void>();
    const tryAll = (): void => {
      for (const url of missing.current) stops.add(fetchPicture(url, () => onLoaded(url)));
    };
    const stopListening = onNetworkBack(tryAll);
    return () => {
      stopListening();
      for (const stop of stops) stop();
    };
  }, [onLoaded, onNetworkBack]);
  const stillOf = useStillPictures(preload);
  return useMemo(
    () => ({ hasFailed: (url) => failed.has(url), onFailed, tryAgain, mayMove, stillOf }),
    [failed, onFailed, tryAgain, mayMove, stillOf],
  );
}

/** Opened by the first picture that asks, and closed with the component. */
function useStillPictures(preload: PlayerDeps['preload']): StillPictures['of'] {
  const stills = useRef<Promise<StillPictures>>(undefined);
  useEffect(
    () => () => {
      void stills.current?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      stills.current = undefined;
    },
    [],
  );
  return useCallback(
    async (url: string) => {
      stills.current ??= openStillPictures(preload);
      return stills.current.then(
        (opened) => opened.of(url),
        () => {
          // Their code could not be loaded. The next picture tries again.
          stills.current = undefined;
          return undefined;
        },
      );
    },
    [preload],
  );
}

async function openStillPictures(preload: PlayerDeps['preload']): Promise<StillPictures> {
  await new Promise<void>((resolve) => afterFirstPaint(resolve));
  const { createStillPictures } = await import('../../../platform/browser/still-pictures');
  return createStillPictures(preload);
}

/** Requests a picture in the background and calls once it has loaded; returns a function that cancels the call. */
function fetchPicture(url: string, call: () => void): () => void {
  const picture = new Image();
  picture.addEventListener('load', call, { once: true });
  picture.src = url;
  return () => picture.removeEventListener('load', call);
}
