// Shows the whole story in one column, in a size that is easy to read. Screen readers always get it instead of the pages; others
// can switch to it (spec book §6).
import { memo, useCallback, useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { hasPicture, Picture } from '../shared/Picture';
import { isPlaying } from '../../../player/state/player-state';
import { Passages, playFrom, sentenceOf, useBookStory, useSpoken } from './book-story';
import { useTextDirection } from '../text/story-text';
import type { PlacedPassage } from '../text/passages-of-slide';
import { useReadable } from '../../../ui/use-readable';
import './book.css';

/** Memoised, as its chapters are, since rendering the whole story would delay each page turn. */
export const LinearView = memo(function LinearView({ visible }: { readonly visible: boolean }) {
  const { player } = useBookStory();
  const { t } = useTexts();
  const column = useRef<HTMLElement>(null);
  const index = useReadable(player.displayed.state, (state) => state.index);
  return (
    <section
      ref={column}
      className={visible ? 'book-linear' : 'visually-hidden'}
      aria-label={t('viewer.storyText')}
      {...(visible ? { tabIndex: 0 } : {})}
    >
      {Array.from(player.slides.keys(), (at) => (
        <Chapter key={at} index={at} visible={visible} current={at === index} />
      ))}
      {visible && <FollowPlayer column={column} index={index} />}
    </section>
  );
});

interface FollowPlayerProps {
  readonly column: RefObject<HTMLElement | null>;
  readonly index: number;
}

/** Scrolls to the player's current slide and from there to the sentence that is being spoken; plays from a sentence that is tapped. */
function FollowPlayer({ column, index }: FollowPlayerProps) {
  const { player } = useBookStory();
  const { state } = player.displayed;
  const spoken = useSpoken(player, index);
  const plays = useReadable(state, isPlaying);
  const takeTapped = useTaps(column);
  const shownIndex = useRef<number>(undefined);
  // One effect: the slide that begins must not scroll away the sentence that begins with it.
  useEffect(() => {
    const scrollTo = (part: string, block: 'start' | 'nearest'): void =>
      column.current?.querySelector(part)?.scrollIntoView({ block });
    // After a tap on a sentence of another slide, that slide is already visible.
    if (shownIndex.current !== index && takeTapped() !== index) scrollTo(`[data-page="${index}"]`, 'start');
    shownIndex.current = index;
    if (plays && spoken !== undefined) scrollTo('[data-spoken]', 'nearest');
  }, [index, spoken, plays, column, takeTapped]);
  return null;
}

/**
 * Plays from a sentence that is tapped. The tap is a shortcut for touch; keyboard users reach every second with the scrub bar. Returns a
 * function that returns the slide of that sentence once.
 */
function useTaps(column: RefObject<HTMLElement | null>): () => number | undefined {
  const { player } = useBookStory();
  const tapped = useRef<number>(undefined);
  useEffect(() => {
    const element = column.current;
    if (element === null) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const sentence = sentenceOf(target);
      // The click after a drag that selected words is not meant for the player.
      if (sentence === undefined || getSelection()?.isCollapsed === false) return;
      tapped.current = sentence.index === player.store.get().index ? undefined : sentence.index;
      playFrom(player, sentence.index, sentence.cue);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [column, player]);
  return useCallback(() => {
    const { current } = tapped;
    tapped.current = undefined;
    return current;
  }, []);
}

interface ChapterProps {
  readonly index: number;
  readonly visible: boolean;
  readonly current: boolean;
}

const Chapter = memo(function Chapter({ index, visible, current }: ChapterProps) {
  const { player, pictures, passagesAt } = useBookStory();
  const { t } = useTexts();
  const dir = useTextDirection();
  const { headline = [], text = [] } = passagesAt(index) ?? {};
  const slide = player.slides[index];
  const isFinal = index === player.slides.length - 1;
  // As on the pages.
  const fallback = index === 0 ? t('viewer.story') : isFinal ? t('viewer.theEnd') : '';
  return (
    <div data-page={index} aria-current={current ? 'page' : undefined}>
      {(headline.length > 0 || fallback !== '') && (
        <h2 dir={headline.length > 0 ? dir : undefined}>
          {headline.length > 0 ? (
            <PassageText index={index} passages={headline} visible={visible} />
          ) : (
            fallback
          )}
        </h2>
      )}
      {visible && slide !== undefined && hasPicture(slide) && (
        <Picture slide={slide} pictures={pictures} lazy />
      )}
      {text.map(({ from, afterBlank, passages }) => (
        <p key={from} dir={dir} data-after-blank={afterBlank || undefined}>
          <PassageText index={index} passages={passages} visible={visible} />
        </p>
      ))}
    </div>
  );
});

interface PassageTextProps {
  readonly index: number;
  readonly passages: readonly PlacedPassage[];
  readonly visible: boolean;
}

/** Renders the text of passages; for screen readers without marks, since those are neither seen nor tapped. */
function PassageText({ index, passages, visible }: PassageTextProps) {
  const { lang } = useBookStory();
  if (visible) return <Passages index={index} passages={passages} />;
  return <span lang={lang}>{passages.map(({ text }) => text).join('')}</span>;
}
