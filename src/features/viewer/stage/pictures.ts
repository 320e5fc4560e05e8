// Which pictures could not be shown, each reported once. Draws nothing.
import { useCallback, useMemo, useState } from 'react';

/** A picture that is gone or broken. */
export class PictureFailedError extends Error {
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
  const onFailed = useCallback(
    (url: string) => {
      if (failed.has(url)) return;
      setFailed(new Set([...failed, url]));
      report(new PictureFailedError(url), 'viewer: picture');
    },
    [failed, report],
  );
  return useMemo(() => ({ hasFailed: (url) => failed.has(url), onFailed }), [failed, onFailed]);
}
