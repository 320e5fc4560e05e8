// A picture of a story, or a drawn placeholder if it is refused, missing or broken. Screen readers pass over it: all that is known of
// it is the headline beside it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayableSlide } from '../../../player/playable-story';
import { lazyDrawing } from '../../../ui/lazy-part';
import { layOnPaper } from '../../../ui/picture-paper';
import { useReadable } from '../../../ui/use-readable';
import type { Readable } from '../../../base/readable';
import { afterFirstPaint } from '../../../platform/browser/after-first-paint';
import type { StillPictures } from '../../../platform/browser/still-pictures';
import type { PlayerDeps } from '../../../player/player';
import './picture.css';

/** It comes with what every screen loads after its first paint, so it is there when a later picture fails. */
const FallbackCover = lazyDrawing(() => import('../../../ui/Cover').then((module) => module.FallbackCover));

declare module 'react' {
  interface CSSProperties {
    '--picture'?: string;
  }
}

interface PictureProps {
  readonly slide: Pick<PlayableSlide, 'headline' | 'pictureUrl' | 'pictureRefused'>;
  readonly pictures: Pictures;
  readonly onPictureReady?: () => void;
  /** Loads the picture only when it is near the viewport, for long rows. */
  readonly lazy?: boolean;
  /** Whether its sky and ground go on to both sides of it, so that a wide place needs no part of it cut off. */
  readonly isExtended?: boolean;
}

export function Picture({ slide, pictures, onPictureReady, lazy = false, isExtended = false }: PictureProps) {
  const { pictureUrl, headline } = slide;
  const [still, onLoaded] = useStill(pictureUrl, pictures);
  if (pictureUrl === undefined || pictures.hasFailed(pictureUrl)) {
    return (
      <div className="viewer-picture" ref={onPictureReady}>
        <FallbackCover title={headline} />
      </div>
    );
  }
  const shown = still ?? pictureUrl;
  const picture = (
    <img
      key={pictureUrl}
      className="viewer-picture"
      src={shown}
      alt=""
      draggable={false}
      loading={lazy ? 'lazy' : undefined}
      onLoad={({ currentTarget }) => {
        layOnPaper(currentTarget);
        showWhole(currentTarget);
        onLoaded();
        const ready = (): void => onPictureReady?.();
        currentTarget.decode().then(ready, ready);
      }}
      onError={() => pictures.onFailed(pictureUrl)}
    />
  );
  if (!isExtended) return picture;
  return (
    <div className="viewer-extended-picture">
      {picture}
      <div style={{ '--picture': `url(${JSON.stringify(shown)})` }} />
    </div>
  );
}

/**
 * Shows a loaded picture uncropped where it is not square, on paper in the colour of its first pixel. The style sheet enlarges that
 * pixel, since a script may not read the pixels of another origin.
 */
function showWhole(picture: HTMLImageElement): void {
  if (picture.naturalWidth === picture.naturalHeight) return;
  picture.dataset['whole'] = 'true';
  picture.style.setProperty('--first-pixel', `url(${JSON.stringify(picture.src)})`);
}

/**
 * Returns the first frame of an animated picture while it must not move, and a handler of its loading: it is looked at after that, when
 * the browser has it, and only if it would have to stand still.
 */
function useStill(
  url: string | undefined,
  { mayMove, stillOf }: Pictures,
): readonly [still: string | undefined, onLoaded: () => void] {
  const moves = useReadable(mayMove);
  const [loaded, setLoaded] = useState<string>();
  const [still, setStill] = useState<{ readonly of: string; readonly url: string }>();
  const isWanted = url !== undefined && url === loaded && !moves && still?.of !== url;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void stillOf(url).then((made) => {
      if (isCurrent && made !== undefined) setStill({ of: url, url: made });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, url, stillOf]);
  return [!moves && still?.of === url ? still?.url : undefined, () => setLoaded(url)];
}

/** Returns whether a slide has a picture or the placeholder of a refused one. */
export const hasPicture = ({ pictureUrl, pictureRefused }: PlayableSlide): boolean =>
  pictureUrl !== undefined || pictureRefused;

// Tracks pictures that failed to load and reports each once. A failed picture is requested again in the background when its slide
// is shown again and when the network is back. It replaces its placeholder once it has loaded.

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
