// The part of HTMLMediaElement that the player uses, and helpers for it.

export interface MediaElement {
  src: string;
  currentTime: number;
  playbackRate: number;
  defaultPlaybackRate: number;
  muted: boolean;
  /** 0 to 1; on some devices it stays 1. */
  volume: number;
  preload: '' | 'none' | 'metadata' | 'auto';
  /** Seconds; NaN until the metadata are loaded. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  /** 0 (NETWORK_EMPTY) while there is no source. */
  readonly networkState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  dispatchEvent(event: Event): boolean;
}

/** Removes the element's source without the error that an empty `src` would cause. */
export function releaseSource(element: MediaElement): void {
  if (!element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** Sets the playback rate (1 is normal) for this and later sources. Browsers preserve the pitch by themselves. */
export function setPlaybackRate(element: MediaElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/**
 * Allows later playback without a tap: browsers require that a tap loads, plays or unmutes an element before it may sound by itself. An
 * element without a source is loaded, also when the tapped slide is silent. One that has a film is not, since `load` would remove the
 * film's `source` element (hls.js on iPhones uses one instead of `src`): it is unmuted and muted again. Not while it runs: without a
 * tap that would pause it.
 */
export function unlock(element: MediaElement): void {
  if (element.networkState === 0) element.load();
  if (!element.muted || !element.paused) return;
  element.muted = false;
  element.muted = true;
}
