// A picture of a story, or a drawn placeholder if it is refused, missing or broken. Screen readers pass over it: all that is known of
// it is the headline beside it.
import { useEffect, useState } from 'react';
import type { PlayableSlide } from '../../../player/playable-story';
import { lazyDrawing } from '../../../ui/lazy-part';
import { layOnPaper } from '../../../ui/picture-paper';
import type { Pictures } from './use-pictures';
import './picture.css';
import { useReadable } from '../../../ui/use-readable';

/** It comes with what every screen loads after its first paint, so it is there when a later picture fails. */
const FallbackCover = lazyDrawing(() => import('../../../ui/Cover').then((module) => module.FallbackCover));

interface PictureProps {
  readonly slide: Pick<PlayableSlide, 'headline' | 'pictureUrl' | 'pictureRefused'>;
  readonly pictures: Pictures;
  readonly onPictureReady?: () => void;
  /** Loads the picture only when it is near the viewport, for long rows. */
  readonly lazy?: boolean;
}

export function Picture({ slide, pictures, onPictureReady, lazy = false }: PictureProps) {
  const { pictureUrl, headline } = slide;
  const [still, onLoaded] = useStill(pictureUrl, pictures);
  if (pictureUrl === undefined || pictures.hasFailed(pictureUrl)) {
    return (
      <div className="viewer-picture" ref={onPictureReady}>
        <FallbackCover title={headline} />
      </div>
    );
  }
  return (
    <img
      key={pictureUrl}
      className="viewer-picture"
      src={still ?? pictureUrl}
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
