// Which pictures could not be shown, each reported once. Draws nothing.
import { useCallback, useMemo, useRef, useState } from 'react';

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

export function usePictures(report: (error: unknown, where: string) => void): Pictures {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  // Background and slide may hold the same picture and fail in the same moment.
  const reported = useRef(new Set<string>());
  const onFailed = useCallback(
    (url: string) => {
      if (reported.current.has(url)) return;
      reported.current.add(url);
      setFailed((before) => new Set([...before, url]));
      report(new PictureFailedError(url), 'viewer: picture');
    },
    [report],
  );
  return useMemo(() => ({ hasFailed: (url) => failed.has(url), onFailed }), [failed, onFailed]);
}
