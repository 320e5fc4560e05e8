// Story text in the largest size that fits its box; at 16 px, on narrow screens 18, it scrolls instead of shrinking further (spec
// screens §4).
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Timers } from '../../../base/clock';
import type { Readable } from '../../../base/readable';
import type { MediaTime } from '../../../player/state/player-state';
import { cueIndexAt } from '../../../player/narration/cues';
import type { PlayableSlide } from '../../../player/playable-story';
import { useReadable } from '../../../ui/use-readable';
import { isAfterBlank, passagesOf } from '../text/passages-of-slide';
import { fitInRounds, type Fittable, letterScale, smallestText } from '../text/text-sizes';
import { followSpoken, placeOfSentence } from '../text/follow-spoken';
import { markOverflow, useTextDirection, watchOverflow } from '../text/story-text';

/** The smallest size in pixels, except on a narrow screen. */
const smallestOnSlide = 16;
const largest = 48;
/** About the fewest characters in a line at the largest size; with fewer, children spell instead of read. */
const charactersPerLine = 22;

/** The timers by which a text is measured step by step while its slide is rendered ahead, and hidden; undefined: at once. */
export const MeasuringTimersContext = createContext<Timers | undefined>(undefined);

interface FittedTextProps {
  readonly slide: PlayableSlide;
  readonly index: number;
  readonly lang: string | undefined;
  /** The time of the narration, with which a text that scrolls is scrolled; undefined while the slide is hidden. */
  readonly mediaTime: Readable<MediaTime> | undefined;
  /** Whether the spoken sentence is marked. */
  readonly marks?: boolean;
}

/** Mounted again with each slide; measures its text then and whenever the size of its parent changes. */
export function FittedText({ slide, index, lang, mediaTime, marks = false }: FittedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const fitting = useRef<Fitting>(undefined);
  const [scrolls, setScrolls] = useState(false);
  const timers = useContext(MeasuringTimersContext);
  const dir = useTextDirection();

  useLayoutEffect(() => {
    const element = box.current;
    const place = element?.parentElement;
    if (!element || !place) return undefined;
    fitting.current = openFitting(element, place, (fits) => setScrolls(!fits));
    const unwatch = watchOverflow(element);
    return () => {
      unwatch();
      fitting.current?.close();
    };
  }, []);
  useLayoutEffect(() => fitting.current?.fit(timers), [timers]);
  useEffect(() => {
    const root = box.current?.parentElement;
    if (!scrolls || !root || mediaTime === undefined) return undefined;
    const find = (cue: number) => placeOfSentence(root, index, cue);
    return followSpoken({ mediaTime, cues: () => slide.cues, find });
  }, [scrolls, mediaTime, slide, index]);

  return (
    <div ref={box} className="viewer-text" lang={lang} dir={dir} {...(scrolls ? { tabIndex: 0 } : {})}>
      {scrolls || marks ? (
        <Sentences slide={slide} index={index} mediaTime={marks ? mediaTime : undefined} />
      ) : (
        paragraphsOf(slide.text)
      )}
    </div>
  );
}

const paragraphsOf = (text: string): ReactNode =>
  [...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: from }) =>
    paragraph.trim() === '' ? null : (
      <p key={from} data-after-blank={isAfterBlank(text, from) || undefined}>
        {paragraph}
      </p>
    ),
  );

const untimed: Readable<undefined> = { get: () => undefined, subscribe: () => () => undefined };

/** The same text with its sentences as elements, which are found to scroll to them, and by the media time are marked. */
function Sentences({ slide, index, mediaTime }: Pick<FittedTextProps, 'slide' | 'index' | 'mediaTime'>) {
  const { text } = useMemo(() => passagesOf(slide), [slide]);
  const source: Readable<MediaTime | undefined> = mediaTime ?? untimed;
  const spoken = useReadable(source, (time) => (time === undefined ? -1 : cueIndexAt(slide.cues, time)));
  return text.map(({ from, afterBlank, passages }) => (
    <p key={from} data-after-blank={afterBlank || undefined}>
      {passages.map((passage) => (
        <span
          key={passage.from}
          data-slide={index}
          data-cue={passage.cue}
          data-spoken={passage.cue === spoken || undefined}
        >
          {passage.text}
        </span>
      ))}
    </p>
  ));
}

interface Fitting {
  /** Fits a text that is not fitted yet: without timers at once, with timers one measurement in each task. */
  fit(timers: Timers | undefined): void;
  close(): void;
}

/** Fits the text when it is asked to, and whenever its parent's size or its font changes. */
function openFitting(element: HTMLElement, place: HTMLElement, onFitted: (fits: boolean) => void): Fitting {
  let timers: Timers | undefined;
  /** Undefined once the text is fitted. */
  let rounds: Generator<undefined, boolean> | undefined = measured();
  let cancel = (): void => undefined;
  let isClosed = false;
  let [width, height] = [0, 0];

  function* measured(): Generator<undefined, boolean> {
    [width, height] = [place.clientWidth, place.clientHeight];
    element.style.maxHeight = '';
    return yield* fitInto(element);
  }
  /** Measures once; returns whether there is more to measure. */
  const next = (): boolean => {
    const { done, value } = rounds?.next() ?? {};
    if (done === true) {
      rounds = undefined;
      onFitted(value === true);
      // Measuring the text starts to load its font; with the loaded font, lines break elsewhere. Not by the promise `ready`: WebKit may
      // have a fulfilled one while it loads, and measuring again at once would never let the font come.
      if (document.fonts?.status === 'loading')
        document.fonts.addEventListener('loadingdone', begin, { once: true });
    }
    return rounds !== undefined;
  };
  const later = (): void => {
    cancel = timers?.after(0, () => next() && later()) ?? cancel;
  };
  const proceed = (): void => {
    cancel();
    if (rounds === undefined) return;
    if (timers !== undefined) return later();
    for (let isOpen = true; isOpen;) isOpen = next();
  };
  const begin = (): void => {
    if (isClosed) return;
    rounds = measured();
    proceed();
  };
  // The observer also reports the initial size.
  const onSize = (): void => {
    if (place.clientWidth !== width || place.clientHeight !== height) begin();
  };
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(onSize) : undefined;
  observer?.observe(place);
  return {
    fit(given) {
      timers = given;
      proceed();
    },
    close() {
      isClosed = true;
      document.fonts?.removeEventListener('loadingdone', begin);
      cancel();
      observer?.disconnect();
    },
  };
}

/** Sets the largest font size that fits, and pauses after each measurement; in the end returns whether the text fits. */
function* fitInto(element: HTMLElement): Generator<undefined, boolean> {
  const { wanted, zoom } = letterScale();
  const scale = Math.max(1, wanted / zoom);
  const text: Fittable = {
    write(size) {
      element.style.fontSize = `${size * scale}px`;
    },
    fill() {
      const { scrollHeight, clientHeight } = element;
      // The browser rounds the two heights differently.
      return scrollHeight - clientHeight <= 1 ? 1 : scrollHeight / Math.max(1, clientHeight);
    },
  };
  const smallest = Math.max(smallestOnSlide, smallestText());
  const fitting = Math.floor(element.clientWidth / charactersPerLine / 0.5 / scale);
  const widest = Math.max(24, Math.min(largest, fitting));
  const [size = smallest] = yield* fitInRounds([text], { smallest, largest: widest });
  // The rounds do not measure the smallest size.
  if (size === smallest) {
    if (markOverflow(element)) endWithWholeLine(element);
    return !markOverflow(element);
  }
  delete element.dataset['more'];
  return true;
}

/** Makes a text that scrolls as high as the lines that are seen whole. */
function endWithWholeLine(element: HTMLElement): void {
  const { lineHeight, paddingBottom } = getComputedStyle(element);
  const [line, padding] = [Number.parseFloat(lineHeight), Number.parseFloat(paddingBottom)];
  const lines = Math.floor((element.clientHeight - padding) / line);
  if (lines > 1) element.style.maxHeight = `${lines * line + padding}px`;
}
