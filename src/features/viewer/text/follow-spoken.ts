// Scrolls a text along with the narration, so that the spoken passage is in view (spec player §8).
import type { Readable } from '../../../base/readable';
import type { Cue } from '../../../contract/presentation/transcription';
import type { MediaTime } from '../../../player/state/player-state';
import { cueIndexAt, cueProgress } from '../../../player/narration/cues';

/** Where a sentence is: in an element that scrolls. */
export interface SpokenPlace extends Passage {
  readonly scroller: HTMLElement;
}

interface FollowSpoken {
  readonly mediaTime: Readable<MediaTime>;
  readonly cues: () => readonly Cue[];
  /** Returns the place of a cue, or undefined when its text needs no scrolling. */
  readonly find: (cue: number) => SpokenPlace | undefined;
}

/**
 * Keeps the spoken sentence in view whenever the media time changes. Between two sentences, or two lines of a long one, a person may
 * scroll elsewhere. Returns a function that ends it.
 */
export function followSpoken({ mediaTime, cues, find }: FollowSpoken): () => void {
  let shown = '';
  const follow = (): void => {
    const now = mediaTime.get();
    const cue = cueIndexAt(cues(), now);
    const place = cue < 0 ? undefined : find(cue);
    if (place === undefined) return void (shown = '');
    const { scroller } = place;
    const { scrollTop, clientHeight: height } = scroller;
    const style = getComputedStyle(scroller);
    const [lineHeight, margin] = [style.lineHeight, style.scrollPaddingTop].map(Number.parseFloat);
    const progress = cueProgress(cues(), cue, now.time, now.duration);
    const sizes = { height, lineHeight: lineHeight || 24, margin: margin || 0 };
    // What a person has scrolled since does not count as a change.
    const wanted = `${cue} ${scrollTarget(place, { ...sizes, scrollTop: 0 }, progress)}`;
    if (wanted === shown) return;
    shown = wanted;
    scroller.scrollTop = scrollTarget(place, { ...sizes, scrollTop }, progress);
  };
  follow();
  return mediaTime.subscribe(follow);
}

/** Returns the place of a sentence that `Passages` rendered within `root`, or undefined when it is in nothing that scrolls. */
export function placeOfSentence(root: ParentNode, slide: number, cue: number): SpokenPlace | undefined {
  const parts = root.querySelectorAll(`[data-slide="${slide}"][data-cue="${cue}"]`);
  const scroller = parts[0]?.closest<HTMLElement>('[data-more]');
  if (!scroller) return undefined;
  const boxes = Array.from(parts, (part) => part.getBoundingClientRect());
  // A transform may scale the element.
  const { top, height } = scroller.getBoundingClientRect();
  const inContent = (y: number): number =>
    ((y - top) * scroller.offsetHeight) / (height || 1) + scroller.scrollTop;
  return {
    scroller,
    top: inContent(Math.min(...boxes.map((box) => box.top))),
    bottom: inContent(Math.max(...boxes.map((box) => box.bottom))),
  };
}

/** Where a passage stands in the content of what scrolls, in pixels. */
export interface Passage {
  readonly top: number;
  readonly bottom: number;
}

/** What scrolls, in pixels. */
export interface Scroller {
  readonly scrollTop: number;
  readonly height: number;
  readonly lineHeight: number;
  /** Kept free above and below the passage, where the text fades to show that it goes on. */
  readonly margin: number;
}

/**
 * Returns the `scrollTop` at which the passage is in view. A passage that is higher than its place moves by whole lines as it is spoken;
 * `progress` is the spoken share of it, from 0 to 1.
 */
export function scrollTarget(
  { top, bottom }: Passage,
  { scrollTop, height, lineHeight, margin }: Scroller,
  progress: number,
): number {
  const free = height - 2 * margin;
  if (bottom - top <= free) {
    const [highest, lowest] = [bottom + margin - height, top - margin];
    return Math.max(0, Math.min(lowest, Math.max(highest, scrollTop)));
  }
  // From its first line at the upper end of the place to its last one at the lower end.
  const lines = Math.floor((progress * (bottom - top - free)) / lineHeight + 0.5);
  return Math.max(0, top - margin + lines * lineHeight);
}
