// A slide on top of the background: headline, thank-you or two columns.
import { memo, type ReactNode } from 'react';
import type { PlayableSlide } from '../../../player/playable-story';
import { FittedText } from './FittedText';
import { Headline } from './Headline';
import { hasPicture, Picture } from '../pictures/Picture';
import type { Pictures } from '../pictures/use-pictures';
import { pictureSide, type SlideKind } from './slide-kind';

interface SlideProps {
  readonly kind: SlideKind;
  readonly slide: PlayableSlide;
  readonly index: number;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** Shown if the final slide has no text of its own; undefined for another slide, at which an answer plays. */
  readonly theEnd: string | undefined;
  /** The panel below the final slide once the story is over. */
  readonly endPanel: ReactNode;
}

export const Slide = memo(function Slide(props: SlideProps) {
  switch (props.kind) {
    case 'headline':
      return <HeadlineSlide {...props} />;
    case 'thank-you':
      return <ThankYouSlide {...props} />;
    case 'columns':
      return <ColumnsSlide {...props} />;
  }
});

function HeadlineSlide({ slide, lang }: SlideProps) {
  return (
    <div className="viewer-slide viewer-slide-headline">
      <div className="viewer-words">
        {slide.headline !== '' && (
          <h1 className="viewer-headline" lang={lang}>
            {slide.headline}
          </h1>
        )}
        {slide.text !== '' && (
          <p className="viewer-lead" lang={lang}>
            {slide.text}
          </p>
        )}
      </div>
    </div>
  );
}

function ThankYouSlide({ slide, lang, pictures, theEnd, endPanel }: SlideProps) {
  const own = slide.headline || slide.text;
  const headline = own || theEnd;
  return (
    <div className="viewer-slide viewer-slide-thanks" data-over={endPanel !== null || undefined}>
      {hasPicture(slide) && (
        <div className="viewer-frame">
          <Picture slide={slide} pictures={pictures} />
        </div>
      )}
      <div className="viewer-words">
        {headline && (
          <h2 className="viewer-headline" lang={own === '' ? undefined : lang}>
            {headline}
          </h2>
        )}
        {slide.headline !== '' && slide.text !== '' && (
          <p className="viewer-lead" lang={lang}>
            {slide.text}
          </p>
        )}
        {endPanel}
      </div>
    </div>
  );
}

function ColumnsSlide({ slide, index, lang, pictures }: SlideProps) {
  const hasWords = slide.headline !== '' || slide.text !== '';
  return (
    <div
      className="viewer-slide viewer-slide-columns"
      data-picture={hasPicture(slide) ? pictureSide(index) : 'none'}
      data-words={hasWords || undefined}
    >
      {hasPicture(slide) && (
        <div className="viewer-frame">
          <Picture slide={slide} pictures={pictures} />
        </div>
      )}
      {hasWords && (
        <div className="viewer-words">
          {slide.headline !== '' && <Headline text={slide.headline} lang={lang} />}
          {slide.text !== '' && <FittedText text={slide.text} lang={lang} />}
        </div>
      )}
    </div>
  );
}
