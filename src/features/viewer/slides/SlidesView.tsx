// The story as slides: background, slide, speaker and subtitles. They show the player's current state; the controls show the
// deferred one (`player.displayed`), which follows once the slide is painted.
import { memo } from 'react';
import { Background } from './Background';
import type { StoryViewProps } from '../shared/story-view-props';
import { Stage } from './Stage';
import { useReadable } from '../../../ui/use-readable';

interface SlidesViewProps extends StoryViewProps {
  /** Whether the last slide's background is blurred. */
  readonly blur: boolean;
  /** Whether the cover has been painted, or has been waited for long enough. */
  readonly painted: boolean;
}

/** Takes no state of the controls, so that it does not render again when they follow. */
export const SlidesView = memo(function SlidesView(props: SlidesViewProps) {
  const { player, blur, pictures, onPictureReady, painted, ...stage } = props;
  const state = useReadable(player.store);
  return (
    <>
      <Background
        state={state}
        slides={player.slides}
        blur={blur}
        pictures={pictures}
        onPictureReady={onPictureReady}
      />
      <Stage {...stage} player={player} state={state} pictures={pictures} painted={painted} />
    </>
  );
});
