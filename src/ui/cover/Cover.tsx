// Shows a preview picture, or a cover drawn from the title if the picture is missing or fails to load. The shelf and the viewer have
// covers of their own, which load the drawing only when they need it.
import { useState, type ComponentProps } from 'react';
import { layCoverOnPaper } from './cover-paper';
import { FallbackCover, type FailedPicture } from './FallbackCover';

interface CoverProps
  extends
    Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onLoad' | 'onError'>,
    Pick<FailedPicture, 'onNetworkBack'> {
  readonly title: string;
  readonly url: string | undefined;
}

/** Takes further attributes for the picture. Loads a picture that failed again when the network is back. */
export function Cover({ title, url, onNetworkBack, ...picture }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined) return <FallbackCover title={title} />;
  if (url !== failedUrl)
    return <img src={url} alt="" {...picture} onLoad={layCoverOnPaper} onError={() => setFailedUrl(url)} />;
  const onLoaded = (): void => setFailedUrl(undefined);
  return <FallbackCover title={title} failed={{ url, onNetworkBack, onLoaded }} />;
}
