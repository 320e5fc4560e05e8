// Holds a slide without narration for its reading time (spec player §4). Some scripts have no spaces between words: there words are found
// by the browser's dictionary, or counted by letters.
import * as limits from '../contract/limits';
import type { PlayableSlide } from './playable-story';
import type { MonotonicClock } from '../base/clock';

/** Kana, kanji and their punctuation, and how many of them count as a word. */
const kanji = /[\u3001-\u9fff\uf900-\ufaff\uff01-\uff9f\u{20000}-\u{3ffff}]/gu;
const kanjiPerWord = 2;

/** Runs of text in the other scripts without spaces between words. */
const unspaced =
  /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Java}\p{sc=Bali}\p{sc=Lana}\p{sc=Tale}\p{sc=Talu}]+/gu;
/** Letters without marks of vowels and tones; measured with the first article of the human rights in these languages. */
const lettersPerWord = 3;

/** A sound that is shorter than this share of the reading time is next to nothing. */
const minSoundShare = 0.1;

/** Returns how long a slide without sound is held, in milliseconds: max(4 s, 0.4 s per word) (spec player §4). */
export function readingTime({ headline, text }: Pick<PlayableSlide, 'headline' | 'text'>): number {
  const { min, perWord } = limits.reading;
  const all = `${headline} ${text}`;
  // Some writers separate words by a space without width.
  const spaced = all
    .replaceAll(kanji, ' ')
    .replaceAll(unspaced, ' ')
    .split(/[\s\u200b]+/);
  const words = spaced.filter((word) => word !== '').length;
  const characters = all.match(kanji)?.length ?? 0;
  const sum = words + characters / kanjiPerWord + unspacedWords(all.match(unspaced) ?? []);
  return Math.max(min, Math.ceil(sum) * perWord);
}

/** Returns whether a sound of this length in seconds is too short to be the narration of the slide (spec player §4). */
export function isNextToNothing(seconds: number, slide: Pick<PlayableSlide, 'headline' | 'text'>): boolean {
  return seconds * 1000 < readingTime(slide) * minSoundShare;
}

function unspacedWords(runs: readonly string[]): number {
  if (runs.length === 0) return 0;
  const letters = runs.join('').match(/\p{L}/gu)?.length ?? 0;
  const counted = letters / lettersPerWord;
  const found = wordsFoundIn(runs);
  // A browser without a dictionary of the script finds one word in all, or one in each letter.
  return found > counted / 2 && found < counted * 2 ? found : counted;
}

/** Returns the number of words that the browser finds; 0 where it cannot look for words. */
function wordsFoundIn(runs: readonly string[]): number {
  if (!('Segmenter' in Intl)) return 0;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let words = 0;
  for (const run of runs)
    for (const { isWordLike } of segmenter.segment(run)) if (isWordLike === true) words += 1;
  return words;
}

/** Milliseconds between two updates of the scrub bar; about the interval of `timeupdate` in browsers. */
const tick = 250;

/** Can be paused and scrubbed like a narration. Runs a timer only between `run` and `pause`. */
export interface ReadingTimer {
  readonly run: () => void;
  /** Stops the timer; `run` continues with the remaining time. */
  readonly pause: () => void;
  /** Seeks; in milliseconds from the start. */
  readonly seek: (milliseconds: number) => void;
}

/**
 * Returns a paused timer. It calls `onTime` with the elapsed milliseconds, and `onOver` each time the reading time ends.
 */
export function createReadingTimer(
  clock: MonotonicClock,
  milliseconds: number,
  onTime: (elapsed: number) => void,
  onOver: () => void,
): ReadingTimer {
  let elapsed = 0;
  let stop: (() => void) | undefined;

  const run = (): void => {
    if (stop !== undefined) return;
    const started = clock.monotonicNow();
    const cancel = clock.after(Math.min(tick, milliseconds - elapsed), () => {
      stop?.();
      if (elapsed < milliseconds) run();
      else onOver();
    });
    stop = () => {
      cancel();
      stop = undefined;
      elapsed = Math.min(milliseconds, elapsed + clock.monotonicNow() - started);
      onTime(elapsed);
    };
  };

  return {
    run,
    pause: () => stop?.(),
    seek(to) {
      const running = stop !== undefined;
      stop?.();
      elapsed = Math.min(milliseconds, Math.max(0, to));
      onTime(elapsed);
      if (running) run();
    },
  };
}
