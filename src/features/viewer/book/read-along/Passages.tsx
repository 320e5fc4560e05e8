// Renders text with the spoken sentence marked. Follows the media time without rendering the book around it.
import { memo } from 'react';
import { useBookStory } from '../book-story';
import type { PlacedPassage } from '../../text/passages-of-slide';
import { useSpoken } from './use-spoken';
import './sentence.css';

interface PassagesProps {
  readonly index: number;
  readonly passages: readonly PlacedPassage[];
}

export const Passages = memo(function Passages({ index, passages }: PassagesProps) {
  const { player, lang } = useBookStory();
  const spoken = useSpoken(player, index);
  return (
    <span lang={lang}>
      {passages.map(({ text, cue, from }) =>
        cue === undefined ? (
          text
        ) : (
          <span
            key={from}
            className="book-sentence"
            data-slide={index}
            data-cue={cue}
            data-spoken={cue === spoken || undefined}
          >
            {text}
          </span>
        ),
      )}
    </span>
  );
});
