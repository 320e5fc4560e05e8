// The part of an audio or video element that the player uses.

export interface MediaElement {
  src: string;
  currentTime: number;
  playbackRate: number;
  defaultPlaybackRate: number;
  preservesPitch: boolean;
  muted: boolean;
  /** 0 to 1; some devices leave it at 1 whatever is set. */
  volume: number;
  preload: '' | 'none' | 'metadata' | 'auto';
  /** Seconds; NaN until the metadata are there. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  /** 0 while nothing was given to play. */
  readonly networkState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/** Lets go of what the element plays, without the error that an empty `src` would raise. */
export function releaseSource(element: MediaElement): void {
  if (!element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** Runs at this speed from now on, with the pitch kept, whatever it is given to play. */
export function runAt(element: MediaElement, speed: number): void {
  element.preservesPitch = true;
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/**
 * A tap on a silent slide must still let later ones sound: `load` within a tap is what browsers ask for. A film may have
 * its source in an element of its own instead of `src` (hls.js on iPhones), and would lose it.
 */
export function unlock(element: MediaElement): void {
  if (element.networkState === 0) element.load();
}
