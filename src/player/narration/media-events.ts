// What a media element reports, in the words of the narrator. Hears only the element that is the medium now: events of the
// one before come late. Decides nothing.
import type { MediaElement } from './media-element';

export interface MediumEars {
  readonly isMedium: (element: MediaElement) => boolean;
  readonly onMetadata: () => void;
  readonly onTime: () => void;
  /** It waits for bytes. */
  readonly onWaiting: () => void;
  /** It waits no longer. */
  readonly onGoingOn: () => void;
  readonly onPlay: (element: MediaElement) => void;
  readonly onPause: (element: MediaElement) => void;
  readonly onEnded: (element: MediaElement) => void;
  readonly onError: (element: MediaElement) => void;
}

/** Listens until the answer is called. */
export function onMediaEvents(element: MediaElement, ears: MediumEars): () => void {
  const reactions: readonly (readonly [readonly string[], (element: MediaElement) => void])[] = [
    [['loadedmetadata'], ears.onMetadata],
    [['loadedmetadata', 'durationchange', 'timeupdate', 'seeked'], ears.onTime],
    [['waiting'], ears.onWaiting],
    [['playing', 'canplay', 'ended'], ears.onGoingOn],
    [['play'], ears.onPlay],
    [['pause'], ears.onPause],
    [['ended'], ears.onEnded],
    [['error'], ears.onError],
  ];
  const heard = reactions.flatMap(([types, react]) => {
    const hear = (): void => {
      if (ears.isMedium(element)) react(element);
    };
    return types.map((type) => [type, hear] as const);
  });
  for (const [type, hear] of heard) element.addEventListener(type, hear);
  return () => {
    for (const [type, hear] of heard) element.removeEventListener(type, hear);
  };
}
