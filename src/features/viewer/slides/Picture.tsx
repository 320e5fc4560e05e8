// One picture of a story, or a drawn one in its place when it is refused, gone or broken. Never a grey box.
import { FallbackCover } from '../../../ui/cover/FallbackCover';
import type { PlayableSlide } from '../../../player/playable-story';
import type { Pictures } from './pictures';

interface PictureProps {
  readonly slide: Pick<PlayableSlide, 'headline' | 'pictureUrl' | 'pictureRefused'>;
  readonly pictures: Pictures;
  /** Behind other things a picture says nothing to screen readers. */
  readonly decorative?: boolean;
  readonly onPainted?: () => void;
  /** One of many in a row that scrolls: it comes when it comes near. */
  readonly lazy?: boolean;
}

export function Picture({ slide, pictures, decorative = false, onPainted, lazy = false }: PictureProps) {
  const { pictureUrl, headline } = slide;
  if (pictureUrl === undefined || pictures.hasFailed(pictureUrl)) {
    return (
      <div className="viewer-picture" ref={onPainted}>
        <FallbackCover title={headline} />
      </div>
    );
  }
  return (
    <img
      key={pictureUrl}
      className="viewer-picture"
      src={pictureUrl}
      alt={decorative ? '' : headline}
      draggable={false}
      loading={lazy ? 'lazy' : undefined}
      onLoad={(event) => {
        const painted = (): void => onPainted?.();
        event.currentTarget.decode().then(painted, painted);
      }}
      onError={() => pictures.onFailed(pictureUrl)}
    />
  );
}

/** Whether a slide has a picture, or the place of one. */
export const hasPicture = ({ pictureUrl, pictureRefused }: PlayableSlide): boolean =>
  pictureUrl !== undefined || pictureRefused;
