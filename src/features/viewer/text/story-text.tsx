// Finds out whether a text is longer than its place, and marks where it goes on: the mark shows that it scrolls (spec screens §4).
import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Readable } from '../../../base/readable';
import type { Cue } from '../../../contract/presentation/transcription';
import type { MediaTime } from '../../../player/state/player-state';
import { cueIndexAt } from '../../../player/narration/cues';
import { useReadable } from '../../../ui/use-readable';
import { followSpoken } from './follow-spoken';
import './story-text.css';

/** Sets `data-more` to where a text goes on, above or below; removes it where all fits. Returns whether the text scrolls. */
export function markOverflow(element: HTMLElement): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const hidden = scrollHeight - clientHeight;
  // The browser rounds the two heights differently.
  const scrolls = hidden > 1 && clientHeight > 0;
  const beyond = [...(scrollTop > 1 ? ['above'] : []), ...(scrollTop < hidden - 1 ? ['below'] : [])];
  if (!scrolls) delete element.dataset['more'];
  else if (element.dataset['more'] !== beyond.join(' ')) element.dataset['more'] = beyond.join(' ');
  return scrolls;
}

/** Marks it anew whenever a text within `root` scrolls. Returns a function that ends it. */
export function watchOverflow(root: HTMLElement): () => void {
  const onScroll = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset['more'] !== undefined) markOverflow(target);
  };
  // The event of an element does not bubble.
  root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => root.removeEventListener('scroll', onScroll, { capture: true });
}

/**
 * Returns whether the element scrolls, for its `tabIndex`: Safari, and Chromium before 130, let no keyboard scroll an element that cannot
 * be focused. `text` is what it holds: its size may stay the same when that changes.
 */
export function useScrolls(ref: RefObject<HTMLElement | null>, text: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || text === '' || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => setScrolls(markOverflow(element));
    // After a layout, so that reading the heights needs none.
    const observer = new ResizeObserver(() => {
      measure();
      // That layout starts to load its font; with the loaded font, lines break elsewhere, which may not change the element's size.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(measure, () => undefined);
    });
    observer.observe(element);
    const unwatch = watchOverflow(element);
    return () => {
      unwatch();
      observer.disconnect();
    };
  }, [ref, text]);
  return scrolls && text !== '';
}

// In which direction the story is read (spec book §8). A context, since every text of the story and the book around it depend on it.

/** Whether the story is read from right to left. */
export const RightToLeftContext = createContext(false);

export const useIsRightToLeft = (): boolean => useContext(RightToLeftContext);

/** Returns the `dir` of the story's texts. In a story from left to right each text has its own, as a quotation may. */
export const useTextDirection = (): 'rtl' | 'auto' => (useIsRightToLeft() ? 'rtl' : 'auto');

// The subtitle. Renders with the media time, without its parents.

interface SubtitlesProps {
  readonly cues: readonly Cue[];
  readonly mediaTime: Readable<MediaTime>;
  readonly lang: string | undefined;
  /** Whether the space of the longest sentence is kept free, so that the elements above never move. */
  readonly keepsSpace?: boolean;
}

/** Not a live region: narration speaks the same words. */
export function Subtitles({ cues, mediaTime, lang, keepsSpace = false }: SubtitlesProps) {
  const index = useReadable(mediaTime, (time) => cueIndexAt(cues, time));
  const longest = useMemo(() => (keepsSpace ? longestSentence(cues) : undefined), [cues, keepsSpace]);
  return (
    <div
      className="viewer-subtitles"
      data-longest={longest}
      style={longest === undefined ? undefined : { '--letters': longest.length }}
    >
      {cues[index] !== undefined && <Sentence text={cues[index].text} {...{ cues, mediaTime, lang }} />}
    </div>
  );
}

/** A sentence that is too long for its place scrolls as it is spoken; by the keyboard, too. */
function Sentence({ text, cues, mediaTime, lang }: SubtitlesProps & { readonly text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(element, text);
  const dir = useTextDirection();
  useEffect(() => {
    const scroller = element.current;
    if (!scrolls || scroller === null) return undefined;
    const find = () => ({ scroller, top: 0, bottom: scroller.scrollHeight });
    return followSpoken({ mediaTime, cues: () => cues, find });
  }, [scrolls, cues, mediaTime]);
  return (
    <p ref={element} lang={lang} dir={dir} {...(scrolls ? { tabIndex: 0 } : {})}>
      {text}
    </p>
  );
}

/** As high as the subtitles of these cues will be, so that a slide that is rendered ahead is laid out once. */
export function SubtitlesSpace({ cues }: Pick<SubtitlesProps, 'cues'>) {
  return <div className="viewer-subtitles-space" data-longest={longestSentence(cues)} />;
}

/** Returns the sentence with the most characters, which hardly ever has fewer lines than another one. */
function longestSentence(cues: readonly Cue[]): string {
  return cues.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}
