// Maps the events of a media element to the narrator's handlers. Ignores elements that are not the current medium: events of
// the previous one may arrive late.
import type { MediaElement } from './media-element';

export interface MediaEventHandlers {
  readonly isMedium: (element: MediaElement) => boolean;
  readonly onMetadata: () => void;
  readonly onTime: () => void;
  /** Playback has stalled for lack of data. */
  readonly onWaiting: () => void;
  /** There is enough data to play again. */
  readonly onReady: () => void;
  readonly onPlay: (element: MediaElement) => void;
  /** Called, too, at the end of a seek, during which the element may have been paused from outside. */
  readonly onPause: (element: MediaElement) => void;
  readonly onEnded: (element: MediaElement) => void;
  readonly onError: (element: MediaElement) => void;
}

/** Subscribes to the element's events; returns an unsubscribe function. */
export function onMediaEvents(element: MediaElement, handlers: MediaEventHandlers): () => void {
  const reactions: readonly (readonly [readonly string[], (element: MediaElement) => void])[] = [
    [['loadedmetadata'], handlers.onMetadata],
    [['loadedmetadata', 'durationchange', 'timeupdate', 'seeked'], handlers.onTime],
    [['waiting'], handlers.onWaiting],
    [['playing', 'canplay', 'ended'], handlers.onReady],
    [['play'], handlers.onPlay],
    [['pause', 'seeked'], handlers.onPause],
    [['ended'], handlers.onEnded],
    [['error'], handlers.onError],
  ];
  const listeners = reactions.flatMap(([types, react]) => {
    const listener = (): void => {
      if (handlers.isMedium(element)) react(element);
    };
    return types.map((type) => [type, listener] as const);
  });
  for (const [type, listener] of listeners) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) element.removeEventListener(type, listener);
  };
}
