// Puts the page's two media elements into the document while the player is mounted.
import { memo, useEffect, useRef } from 'react';
import type { PlayerDeps } from '../../player/player';

export const MediaHost = memo(function MediaHost({
  elements,
}: {
  readonly elements: PlayerDeps['elements'];
}) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const placed = Object.values(elements()).filter((element) => element instanceof HTMLElement);
    host.current?.append(...placed);
    return () => {
      for (const element of placed) element.remove();
    };
  }, [elements]);
  return <div ref={host} className="viewer-media" aria-hidden="true" />;
});
