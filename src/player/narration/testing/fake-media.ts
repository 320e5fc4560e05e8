// Stand-ins for tests: a media element that obeys at once and reports as browsers do, and a clock that is turned by hand.
import type { Clock } from '../../../contract/clock';
import type { MediaElement } from '../media-element';

/** Reports are fired when the test says so, except those that `play` and `pause` make themselves. */
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
  /** What it plays stands in an element of its own instead of `src`. */
  hasSourceElement = false;
  loads = 0;
  plays = 0;
  /** What `play` answers with next; undefined plays. */
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

  /** As browsers count: nothing to play, or something that is idle. */
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

  /** The metadata have come. */
  know(duration: number): void {
    this.readyState = 4;
    this.duration = duration;
    this.fire('loadedmetadata');
  }
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.fire('timeupdate');
  }
  /** The end as browsers report it: `pause`, then `ended`. */
  end(): void {
    this.currentTime = this.duration;
    this.ended = true;
    this.pause();
    this.fire('ended');
  }
  /** Stopped by someone else: a call, a headset, another app. */
  stopFromOutside(): void {
    this.pause();
  }
  /** As Chromium does it: what breaks off is paused without an event. */
  break(code: number): void {
    this.error = { code };
    this.paused = true;
    this.fire('error');
  }
  /** Of no use, however often it is loaded. */
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

interface Appointment {
  readonly due: number;
  readonly call: () => void;
}

/** Time stands still until `pass`. */
export class FakeClock implements Clock {
  #now = 0;
  #appointments: Appointment[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, call: () => void): () => void {
    const appointment = { due: this.#now + milliseconds, call };
    this.#appointments.push(appointment);
    return () => {
      this.#appointments = this.#appointments.filter((other) => other !== appointment);
    };
  }
  /** How many timers run: none at rest. */
  get running(): number {
    return this.#appointments.length;
  }
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#nextBefore(until); next !== undefined; next = this.#nextBefore(until)) {
      const { due, call } = next;
      this.#appointments = this.#appointments.filter((other) => other !== next);
      this.#now = due;
      call();
    }
    this.#now = until;
  }
  #nextBefore(until: number): Appointment | undefined {
    return this.#appointments.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
  }
}
