// The story as slides: background, slide, speaker and subtitles.
import { Background } from './Background';
import type { DriverProps } from './driver';
import { Stage } from './Stage';

export function SlidesView({ player, state, blur, pictures, onPainted, ...stage }: DriverProps) {
  return (
    <>
      <Background
        state={state}
        slides={player.slides}
        blur={blur}
        pictures={pictures}
        onPainted={onPainted}
      />
      <Stage player={player} state={state} pictures={pictures} {...stage} />
    </>
  );
}
