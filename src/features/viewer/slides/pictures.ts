// Which pictures could not be shown, each reported once. One that failed is tried again, unseen, when its slide is shown anew
// and when the network is back, and takes its place once it is here. Draws nothing.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onOnline } from '../browser-deps';

/** A picture that is gone or broken. */
class PictureFailedError extends Error {
  override readonly name = 'PictureFailedError';
  constructor(readonly url: string) {
    super(`${new URL(url).pathname} cannot be shown as a picture`);
  }
}

export interface Pictures {
  readonly hasFailed: (url: string) => boolean;
  readonly onFailed: (url: string) => void;
}

/** `current` is the picture of the slide that is shown. */
export function usePictures(
  report: (error: unknown, where: string) => void,
  current: string | undefined,
): Pictures {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  // Background and slide may hold the same picture and fail in the same moment.
  const reported = useRef(new Set<string>());
  const onFailed = useCallback(
    (url: string) => {
      setFailed((before) => (before.has(url) ? before : new Set([...before, url])));
      if (reported.current.has(url)) return;
      reported.current.add(url);
      report(new PictureFailedError(url), 'viewer: picture');
    },
    [report],
  );
  const onHere = useCallback((url: string) => {
    setFailed((before) => new Set([...before].filter((other) => other !== url)));
  }, []);
  useEffect(() => {
    // Those that failed at any time: which of them are here by now does not matter to one request.
    if (current === undefined || !reported.current.has(current)) return undefined;
    return fetchPicture(current, () => onHere(current));
  }, [current, onHere]);
  useEffect(() => {
    const stops = new Set<() => void>();
    const tryAll = (): void => {
      for (const url of reported.current) stops.add(fetchPicture(url, () => onHere(url)));
    };
    const stopListening = onOnline(tryAll);
    return () => {
      stopListening();
      for (const stop of stops) stop();
    };
  }, [onHere]);
  return useMemo(() => ({ hasFailed: (url) => failed.has(url), onFailed }), [failed, onFailed]);
}

/** Asks for a picture that nobody sees and calls once it is here; returns what keeps it from calling. */
function fetchPicture(url: string, call: () => void): () => void {
  const picture = new Image();
  picture.addEventListener('load', call, { once: true });
  picture.src = url;
  return () => picture.removeEventListener('load', call);
}
