// A media element that plays only a part of a file where its source names one (`book.mp3#t=4,8`): its time begins with the part, and it
// ends there. Browsers know such fragments themselves, but only pause at the end, and count the time of the file.
import type { Timers } from '../../base/clock';
import { splitClip, type Clip } from '../../contract/presentation/media-path';
import type { MediaElement } from './media-element';

/** After each of these events the time that is left has to be computed again. */
const timingEvents = [
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ratechange',
  'timeupdate',
  'emptied',
];

/** Without a minimum, a time just before the end would loop; in milliseconds. */
const shortestWait = 5;

/** Plays parts of files on an element. Sources without a part pass through unchanged. */
export class ClippedElement implements MediaElement {
  /** The element itself, for players that set its source by script. */
  readonly inner: MediaElement;
  readonly #clock: Timers;
  #clip: Clip | undefined;
  #url = '';
  #hasEnded = false;
  /** The second of the file at which it begins once the metadata are loaded. */
  #startAt: number | undefined;
  #cancel = (): void => undefined;

  constructor(element: MediaElement, clock: Timers) {
    this.inner = element;
    this.#clock = clock;
    element.addEventListener('loadedmetadata', this.#onMetadata);
    for (const type of timingEvents) element.addEventListener(type, this.#waitForEnd);
  }

  /** Stops listening to the element. */
  dispose(): void {
    this.#cancel();
    this.inner.removeEventListener('loadedmetadata', this.#onMetadata);
    for (const type of timingEvents) this.inner.removeEventListener(type, this.#waitForEnd);
  }

  get src(): string {
    return this.#clip === undefined ? this.inner.src : this.#url;
  }
  set src(url: string) {
    const { path, clip } = splitClip(url);
    this.#setClip(clip, url);
    // Of the fragment only an attempt stays, by which a medium that is loaded again is another one.
    const [, attempt] = /&(again-\d+)$/.exec(url) ?? [];
    this.inner.src = clip === undefined ? url : attempt === undefined ? path : `${path}#${attempt}`;
  }

  get currentTime(): number {
    if (this.#clip === undefined) return this.inner.currentTime;
    const time = this.inner.readyState === 0 ? this.#startAt : this.inner.currentTime;
    return Math.max(0, (time ?? 0) - this.#clip.start);
  }
  set currentTime(seconds: number) {
    this.#hasEnded = false;
    const { start, end = Infinity } = this.#clip ?? { start: 0 };
    const time = Math.min(start + seconds, end);
    if (this.#clip !== undefined && this.inner.readyState === 0) this.#startAt = time;
    else this.inner.currentTime = time;
  }

  get duration(): number {
    const { start, end = Infinity } = this.#clip ?? { start: 0 };
    // NaN while it is unknown.
    return Math.max(0, Math.min(end, this.inner.duration) - start);
  }
  get ended(): boolean {
    return this.#hasEnded || this.inner.ended;
  }
  get paused(): boolean {
    return this.inner.paused;
  }
  get seeking(): boolean {
    return this.inner.seeking;
  }
  get readyState(): number {
    return this.inner.readyState;
  }
  get networkState(): number {
    return this.inner.networkState;
  }
  get error(): { readonly code: number } | null {
    return this.inner.error;
  }
  get playbackRate(): number {
    return this.inner.playbackRate;
  }
  set playbackRate(rate: number) {
    this.inner.playbackRate = rate;
  }
  get defaultPlaybackRate(): number {
    return this.inner.defaultPlaybackRate;
  }
  set defaultPlaybackRate(rate: number) {
    this.inner.defaultPlaybackRate = rate;
  }
  get muted(): boolean {
    return this.inner.muted;
  }
  set muted(muted: boolean) {
    this.inner.muted = muted;
  }
  get volume(): number {
    return this.inner.volume;
  }
  set volume(volume: number) {
    this.inner.volume = volume;
  }
  get preload(): MediaElement['preload'] {
    return this.inner.preload;
  }
  set preload(preload: MediaElement['preload']) {
    this.inner.preload = preload;
  }

  play(): Promise<void> {
    // As elements do at their end.
    if (this.#hasEnded) this.currentTime = 0;
    return this.inner.play();
  }
  pause(): void {
    this.inner.pause();
  }
  load(): void {
    this.inner.load();
  }
  hasAttribute(name: string): boolean {
    return this.inner.hasAttribute(name);
  }
  removeAttribute(name: string): void {
    if (name === 'src') this.#setClip(undefined, '');
    this.inner.removeAttribute(name);
  }
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.inner.addEventListener(type, listener);
  }
  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.inner.removeEventListener(type, listener);
  }
  dispatchEvent(event: Event): boolean {
    return this.inner.dispatchEvent(event);
  }

  #setClip(clip: Clip | undefined, url: string): void {
    this.#cancel();
    this.#clip = clip;
    this.#url = url;
    this.#hasEnded = false;
    this.#startAt = clip?.start;
  }

  readonly #onMetadata = (): void => {
    if (this.#clip === undefined || this.#startAt === undefined) return;
    if (this.#startAt > 0) this.inner.currentTime = this.#startAt;
    this.#startAt = undefined;
  };

  readonly #waitForEnd = (): void => {
    this.#cancel();
    this.#cancel = () => undefined;
    const end = this.#clip?.end;
    const { readyState, seeking, paused, currentTime, playbackRate, ended } = this.inner;
    if (end === undefined || this.#hasEnded || ended || readyState === 0 || seeking) return;
    if (currentTime >= end) return this.#end();
    if (paused || !(playbackRate > 0)) return;
    const left = ((end - currentTime) / playbackRate) * 1000;
    this.#cancel = this.#clock.after(Math.max(shortestWait, left), this.#waitForEnd);
  };

  #end(): void {
    this.#hasEnded = true;
    this.inner.pause();
    this.inner.dispatchEvent(new Event('ended'));
  }
}
