// The background picture: sharp on the first slide, dimmed in between, blurred at the end (spec player §6).
import type { PlayerState } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';
import { hasPicture, Picture } from '../pictures/Picture';
import type { Pictures } from '../pictures/use-pictures';
import { backgroundLook, backgroundSlide } from './slide-kind';
import './background.css';

interface BackgroundProps {
  readonly state: PlayerState;
  readonly slides: readonly PlayableSlide[];
  readonly blur: boolean;
  readonly pictures: Pictures;
  readonly onPictureReady: () => void;
}

export function Background({ state, slides, blur, pictures, onPictureReady }: BackgroundProps) {
  const slide = backgroundSlide(state, slides);
  return (
    <div className="viewer-background" data-look={backgroundLook(state, blur)}>
      {slide !== undefined && hasPicture(slide) ? (
        <Picture slide={slide} pictures={pictures} onPictureReady={onPictureReady} />
      ) : (
        <div ref={onPictureReady} className="viewer-no-cover" />
      )}
    </div>
  );
}
