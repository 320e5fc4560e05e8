// The story as slides: background, slide, speaker and subtitles. They show the player's current state; the controls show the
// deferred one (`player.shown`), which follows once the slide is painted.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Background } from './Background';
import type { DriverProps } from './driver';
import { Stage } from './Stage';

export function SlidesView({ player, blur, pictures, onPainted, ...stage }: DriverProps) {
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
}
