// The whole story in one column, in a size that is easy to read. Screen readers always get this instead of the pages;
// anyone may choose it (decision 30).
import { memo, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useTexts } from '../../../../platform/i18n';
import { hasPicture, Picture } from '../../stage/Picture';
import type { Player } from '../../player';
import { useBookStory } from '../book-story';
import { Passages } from '../read-along/Passages';
import type { SlidePassages } from '../read-along/passages-of-slide';
import { playFrom, sentenceOf } from '../read-along/play-from';
import './linear.css';

/** Renders its chapters' changes only: all of a story at each turn would hold up the page that turns. */
export const LinearView = memo(function LinearView({ seen }: { readonly seen: boolean }) {
  const { player, passages } = useBookStory();
  const { t } = useTexts();
  const column = useRef<HTMLElement>(null);
  const index = useSyncExternalStore(player.shown.state.subscribe, () => player.shown.state.get().index);
  useEffect(() => {
    if (seen) column.current?.querySelector(`[data-page="${index}"]`)?.scrollIntoView({ block: 'start' });
  }, [seen, index]);
  useTappedSentences(column, seen, player);
  return (
    <section
      ref={column}
      className={seen ? 'book-linear' : 'visually-hidden'}
      aria-label={t('viewer.storyText')}
      {...(seen ? { tabIndex: 0 } : {})}
    >
      {passages.map((words) => (
        <Chapter key={words.index} words={words} seen={seen} current={words.index === index} />
      ))}
    </section>
  );
});

/** A shortcut for fingers; by keyboard the scrub bar leads to each second. */
function useTappedSentences(column: RefObject<HTMLElement | null>, seen: boolean, player: Player): void {
  useEffect(() => {
    const element = column.current;
    if (!seen || element === null) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const sentence = sentenceOf(target);
      if (sentence !== undefined) playFrom(player, sentence.index, sentence.cue);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [column, seen, player]);
}

interface ChapterProps {
  readonly words: SlidePassages;
  readonly seen: boolean;
  readonly current: boolean;
}

const Chapter = memo(function Chapter({ words, seen, current }: ChapterProps) {
  const { index, headline, text } = words;
  const { player, pictures } = useBookStory();
  const slide = player.slides[index];
  return (
    <div data-page={index} aria-current={current ? 'page' : undefined}>
      {headline.length > 0 && (
        <h2>
          <Passages index={index} passages={headline} />
        </h2>
      )}
      {seen && slide !== undefined && hasPicture(slide) && <Picture slide={slide} pictures={pictures} />}
      {text.map(({ from, passages }) => (
        <p key={from}>
          <Passages index={index} passages={passages} />
        </p>
      ))}
    </div>
  );
});
