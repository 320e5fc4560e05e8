// Test doubles: a media element that acts at once and fires events as browsers do, and a clock that the test advances.
import type { MediaElement } from './media-element';

/** Only what a test calls fires events; the test fires all others. */
export class FakeMedia extends EventTarget implements MediaElement {
  playbackRate = 1;
  defaultPlaybackRate = 1;
  muted = false;
  volume = 1;
  preload: MediaElement['preload'] = '';
  duration = Number.NaN;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  error: { readonly code: number } | null = null;
  /** Its source is a `source` element instead of `src`. */
  hasSourceElement = false;
  loads = 0;
  plays = 0;
  /** The error that `play` rejects with; undefined lets it play. */
  refusal: Error | undefined;
  #source: string | undefined;
  #time = 0;

  get currentTime(): number {
    return this.#time;
  }
  set currentTime(seconds: number) {
    this.#time = seconds;
    this.ended = false;
  }

  /** 0 (NETWORK_EMPTY) without a source, 1 (NETWORK_IDLE) with one. */
  get networkState(): number {
    return this.#source === undefined && !this.hasSourceElement ? 0 : 1;
  }

  get src(): string {
    return this.#source ?? '';
  }
  set src(url: string) {
    this.#source = url;
    this.#reset();
  }
  hasAttribute(name: string): boolean {
    return name === 'src' && this.#source !== undefined;
  }
  removeAttribute(name: string): void {
    if (name === 'src') this.#source = undefined;
  }
  load(): void {
    this.loads += 1;
    this.#reset();
  }
  play(): Promise<void> {
    this.plays += 1;
    if (this.refusal !== undefined) return Promise.reject(this.refusal);
    this.paused = false;
    if (this.ended) this.currentTime = 0;
    this.fire('play');
    if (this.readyState > 0) this.fire('playing');
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.fire('pause');
  }
  fire(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** Loads metadata and bytes. */
  know(duration: number): void {
    this.readyState = 4;
    this.duration = duration;
    this.fire('loadedmetadata');
    this.fire('canplay');
  }
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.fire('timeupdate');
  }
  /** Ends as browsers do: fires `pause`, then `ended`. */
  end(): void {
    this.currentTime = this.duration;
    this.ended = true;
    this.pause();
    this.fire('ended');
  }
  /** Pauses from outside the app: a call, a headset, another app. */
  stopFromOutside(): void {
    this.pause();
  }
  /** Fails as in Chromium, which pauses without an event. */
  break(code: number): void {
    this.error = { code };
    this.paused = true;
    this.fire('error');
  }
  /** Fails, and fails again when it is reloaded. */
  breakAtEachLoad(code: number): void {
    this.break(code);
    if (this.hasAttribute('src')) this.break(code);
  }
  #reset(): void {
    this.currentTime = 0;
    this.duration = Number.NaN;
    this.readyState = 0;
    this.paused = true;
    this.error = null;
  }
}
