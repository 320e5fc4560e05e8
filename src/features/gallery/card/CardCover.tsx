// Shows a story's preview picture, or a cover drawn from its title if the picture is missing or fails to load.
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../../platform/browser/after-first-paint';
import { onNetworkBack } from '../../../platform/browser/network-back';
import { layCoverOnPaper } from '../../../ui/cover/cover-paper';
import { lazyDrawing } from '../../../ui/lazy-part';
import type { MissingCoverProps } from './MissingCover';

/** Loaded after the pictures of the first screen, so that it does not delay them (ADR-0009). */
const MissingCover = lazyDrawing(async () => {
  await new Promise<void>((resolve) => afterFirstPaint(resolve));
  return (await import('./MissingCover')).MissingCover;
}, Empty);

/** Where the drawing could not be loaded either: tries both again when the network is back. */
function Empty({ setFailedUrl }: MissingCoverProps) {
  useEffect(() => onNetworkBack(() => setFailedUrl(undefined)), [setFailedUrl]);
  return null;
}

interface CoverProps {
  readonly title: string;
  readonly url: string | undefined;
  /** Whether the card is in the first rows, so that its picture loads at once. */
  readonly isFirst: boolean;
}

export function CardCover({ title, url, isFirst }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl)
    return <MissingCover title={title} failedUrl={failedUrl} setFailedUrl={setFailedUrl} />;
  return (
    <img
      src={url}
      alt=""
      width={360}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onLoad={layCoverOnPaper}
      onError={() => setFailedUrl(url)}
    />
  );
}
