import { onNetworkBack } from '../../platform/browser/page-events';
import { FallbackCover } from '../../ui/Cover';

export interface MissingCoverProps {
  readonly title: string;
  /** Undefined for a story without a picture. */
  readonly failedUrl: string | undefined;
  /** Called with undefined when the picture has loaded after all. */
  readonly setFailedUrl: (url: string | undefined) => void;
}

/** What a card shows in place of its picture, with what loads the picture again; both are loaded late. */
export function MissingCover({ title, failedUrl, setFailedUrl }: MissingCoverProps) {
  const onLoaded = (): void => setFailedUrl(undefined);
  return (
    <FallbackCover
      title={title}
      failed={failedUrl === undefined ? undefined : { url: failedUrl, onNetworkBack, onLoaded }}
    />
  );
}
