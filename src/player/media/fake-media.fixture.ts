// Test doubles: a media element that acts at once and fires events as browsers do, and a clock that the test advances.
import type { Clock, MonotonicClock } from '../../contract/clock';
import type { MediaElement } from './media-element';

/** Only `play` and `pause` fire events by themselves; the test fires all others. */
export class FakeMedia extends EventTarget implements MediaElement {
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
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

  /** Loads the metadata. */
  know(duration: number): void {
    this.readyState = 4;
    this.duration = duration;
    this.fire('loadedmetadata');
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

interface Timer {
  readonly due: number;
  readonly call: () => void;
}

/** Its time changes only with `pass`; with `set`, only the time of day. */
export class FakeClock implements Clock, MonotonicClock {
  #now = 0;
  #set = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now + this.#set;
  }
  monotonicNow(): number {
    return this.#now;
  }
  /** Sets the device's clock by so many milliseconds. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }
  after(milliseconds: number, call: () => void): () => void {
    const timer = { due: this.#now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  /** The number of running timers. */
  get running(): number {
    return this.#timers.length;
  }
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#nextBefore(until); next !== undefined; next = this.#nextBefore(until)) {
      const { due, call } = next;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = due;
      call();
    }
    this.#now = until;
  }
  #nextBefore(until: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
  }
}
