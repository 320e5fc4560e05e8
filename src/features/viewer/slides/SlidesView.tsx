// The story as slides: background, slide, speaker and subtitles. They show the player's current state; the controls show the
// deferred one (`player.shown`), which follows once the slide is painted.
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { Background } from './Background';
import type { DriverProps } from './driver';
import { Stage } from './Stage';

/** Takes no state of the controls, so that it does not render again when they follow. */
export const SlidesView = memo(function SlidesView(props: Omit<DriverProps, 'state'>) {
  const { player, blur, pictures, onPainted, ...stage } = props;
  const [painted, setPainted] = useState(false);
  const onCoverPainted = useCallback(() => {
    setPainted(true);
    onPainted();
  }, [onPainted]);
  const state = useSyncExternalStore(player.store.subscribe, player.store.get);
  return (
    <>
      <Background
        state={state}
        slides={player.slides}
        blur={blur}
        pictures={pictures}
        onPainted={onCoverPainted}
      />
      <Stage {...stage} player={player} state={state} pictures={pictures} painted={painted} />
    </>
  );
});
