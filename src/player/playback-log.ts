// Logs a player, one line for each action, phase of the narrator and media event: a report then tells where playback stalled. Lines
// hold no address and no text of the story.
import type { MediaElement } from './media/media-element';
import type { PlayerStore } from './state/player-store';

/** The events that tell how playback goes; events of progress are left out, since they come several times a second. */
const loggedEvents = [
  'loadedmetadata',
  'canplay',
  'play',
  'playing',
  'pause',
  'waiting',
  'stalled',
  'seeking',
  'seeked',
  'ended',
  'emptied',
  'error',
];

/** Returns a function that records a line about the current slide and state. */
export function createPlaybackLog(store: PlayerStore, record: (line: string) => void) {
  return (what: string): void => {
    const { name, index, sequenceLength } = store.get();
    record(`slide ${index + 1} of ${sequenceLength}, ${name}: ${what}`);
  };
}

/** Logs all actions and the events of these elements; returns a function that ends it. */
export function logPlayback(
  store: PlayerStore,
  elements: Readonly<Record<string, MediaElement>>,
  log: (what: string) => void,
): () => void {
  const stops = Object.entries(elements).flatMap(([name, element]) =>
    loggedEvents.map((type) => {
      const listener = (): void => log(`${name} ${describe(type, element)}`);
      element.addEventListener(type, listener);
      return () => element.removeEventListener(type, listener);
    }),
  );
  stops.push(store.onAction('log', ({ type }) => log(`action ${type}`)));
  return () => stops.forEach((stop) => stop());
}

function describe(type: string, { currentTime, error }: MediaElement): string {
  const code = type === 'error' && error !== null ? ` ${error.code}` : '';
  return `${type}${code} at ${currentTime.toFixed(1)} s`;
}
