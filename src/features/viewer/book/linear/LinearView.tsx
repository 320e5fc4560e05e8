// The whole story in one column, in a size that is easy to read. Screen readers always get this instead of the pages;
// anyone may choose it (decision 30).
import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { useTexts } from '../../../../platform/i18n';
import { hasPicture, Picture } from '../../stage/Picture';
import { useBookStory } from '../book-story';
import { Passages } from '../read-along/Passages';
import { playFrom, sentenceOf } from '../read-along/play-from';
import './linear.css';

export function LinearView({ seen }: { readonly seen: boolean }) {
  const { player } = useBookStory();
  const { t } = useTexts();
  const column = useRef<HTMLElement>(null);
  const index = useSyncExternalStore(player.store.subscribe, () => player.store.get().index);
  useEffect(() => {
    if (seen) column.current?.querySelector(`[data-page="${index}"]`)?.scrollIntoView({ block: 'start' });
  }, [seen, index]);
  // A shortcut for fingers: by keyboard the scrub bar leads to each second.
  const onClick = ({ target }: MouseEvent): void => {
    const sentence = sentenceOf(target);
    if (sentence !== undefined) playFrom(player, sentence.index, sentence.cue);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      ref={column}
      className={seen ? 'book-linear' : 'visually-hidden'}
      aria-label={t('viewer.storyText')}
      {...(seen ? { tabIndex: 0, onClick } : {})}
    >
      {player.slides.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- slides of one story never move
        <Chapter key={at} index={at} seen={seen} current={at === index} />
      ))}
    </section>
  );
}

interface ChapterProps {
  readonly index: number;
  readonly seen: boolean;
  readonly current: boolean;
}

function Chapter({ index, seen, current }: ChapterProps) {
  const { player, passages, pictures } = useBookStory();
  const slide = player.slides[index];
  const words = passages[index];
  if (slide === undefined || words === undefined) return null;
  return (
    <div data-page={index} aria-current={current ? 'page' : undefined}>
      {words.headline.length > 0 && (
        <h2>
          <Passages index={index} passages={words.headline} />
        </h2>
      )}
      {seen && hasPicture(slide) && <Picture slide={slide} pictures={pictures} />}
      {words.text.map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text never move
        <p key={at}>
          <Passages index={index} passages={paragraph} />
        </p>
      ))}
    </div>
  );
}
