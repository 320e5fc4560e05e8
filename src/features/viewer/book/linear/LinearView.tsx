// The whole story in one column, in a size that is easy to read. Screen readers always get it instead of the pages; others can
// switch to it (spec book §3).
import { memo, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useTexts } from '../../../../platform/i18n/i18n';
import { hasPicture, Picture } from '../../slides/Picture';
import { isPlaying } from '../../../../player/state/player-state';
import { useBookStory } from '../book-story';
import { Passages } from '../read-along/Passages';
import type { PlacedPassage } from '../read-along/passages-of-slide';
import { playFrom, sentenceOf } from '../read-along/play-from';
import { useSpoken } from '../read-along/use-spoken';
import './linear.css';

/** Memoised, with memoised chapters: rendering the whole story at each turn would delay the page turn. */
export const LinearView = memo(function LinearView({ seen }: { readonly seen: boolean }) {
  const { player } = useBookStory();
  const { t } = useTexts();
  const column = useRef<HTMLElement>(null);
  const index = useSyncExternalStore(player.shown.state.subscribe, () => player.shown.state.get().index);
  useFollowPlayer(column, seen, index);
  return (
    <section
      ref={column}
      className={seen ? 'book-linear' : 'visually-hidden'}
      aria-label={t('viewer.storyText')}
      {...(seen ? { tabIndex: 0 } : {})}
    >
      {Array.from(player.slides.keys(), (at) => (
        <Chapter key={at} index={at} seen={seen} current={at === index} />
      ))}
      {seen && <SpokenInSight column={column} index={index} />}
    </section>
  );
});

/** Scrolls to the sentence that is being spoken. */
function SpokenInSight({
  column,
  index,
}: {
  readonly column: RefObject<HTMLElement | null>;
  readonly index: number;
}) {
  const { player } = useBookStory();
  const spoken = useSpoken(player, index);
  useEffect(() => {
    if (spoken === undefined || !isPlaying(player.store.get())) return;
    column.current?.querySelector('[data-spoken]')?.scrollIntoView({ block: 'nearest' });
  }, [spoken, column, player]);
  return null;
}

/**
 * Scrolls the column to the player's current slide, and plays from a sentence that is tapped. That is a shortcut for touch; by
 * keyboard the scrub bar reaches every second.
 */
function useFollowPlayer(column: RefObject<HTMLElement | null>, seen: boolean, index: number): void {
  const { player } = useBookStory();
  const tapped = useRef<number>(undefined);
  useEffect(() => {
    if (!seen) return;
    // After a tap on a sentence of another slide, that slide is already in sight.
    const isInSight = tapped.current === index;
    tapped.current = undefined;
    if (!isInSight)
      column.current?.querySelector(`[data-page="${index}"]`)?.scrollIntoView({ block: 'start' });
  }, [column, seen, index]);
  useEffect(() => {
    const element = column.current;
    if (!seen || element === null) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const sentence = sentenceOf(target);
      if (sentence === undefined) return;
      tapped.current = sentence.index === player.store.get().index ? undefined : sentence.index;
      playFrom(player, sentence.index, sentence.cue);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [column, seen, player]);
}

interface ChapterProps {
  readonly index: number;
  readonly seen: boolean;
  readonly current: boolean;
}

const Chapter = memo(function Chapter({ index, seen, current }: ChapterProps) {
  const { player, pictures, passagesAt } = useBookStory();
  const { headline = [], text = [] } = passagesAt(index) ?? {};
  const slide = player.slides[index];
  return (
    <div data-page={index} aria-current={current ? 'page' : undefined}>
      {headline.length > 0 && (
        <h2>
          <PassageText index={index} passages={headline} seen={seen} />
        </h2>
      )}
      {seen && slide !== undefined && hasPicture(slide) && <Picture slide={slide} pictures={pictures} lazy />}
      {text.map(({ from, passages }) => (
        <p key={from}>
          <PassageText index={index} passages={passages} seen={seen} />
        </p>
      ))}
    </div>
  );
});

interface PassageTextProps {
  readonly index: number;
  readonly passages: readonly PlacedPassage[];
  readonly seen: boolean;
}

/** Renders the text of passages; for screen readers without marks, since nobody sees or taps them. */
function PassageText({ index, passages, seen }: PassageTextProps) {
  const { lang } = useBookStory();
  if (seen) return <Passages index={index} passages={passages} />;
  return <span lang={lang}>{passages.map(({ text }) => text).join('')}</span>;
}
