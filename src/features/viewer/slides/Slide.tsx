// A slide on top of the background: headline, thank-you, picture or two columns (spec player §1).
import { memo, useRef, type ReactNode } from 'react';
import type { PlayableSlide } from '../../../player/playable-story';
import type { Player } from '../../../player/player';
import { FittedText } from './FittedText';
import { hasPicture, Picture, type Pictures } from '../shared/Picture';
import { passagesOf } from '../text/passages-of-slide';
import type { World } from '../worlds/world-of';
import { useScrolls, useTextDirection } from '../text/story-text';
import { isFirst, isLast, type PlayerState } from '../../../player/state/player-state';

declare module 'react' {
  interface CSSProperties {
    /** The number of characters, by which long words are smaller. */
    '--letters'?: number;
  }
}

interface SlideProps {
  readonly kind: SlideKind;
  readonly slide: PlayableSlide;
  readonly index: number;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** The time of the narration; undefined while the slide is hidden. */
  readonly mediaTime: Player['mediaTime'] | undefined;
  /** Whether its text marks the spoken sentence. */
  readonly marks: boolean;
  /** Shown if the final slide has no text; undefined for another slide, at which an answer plays. */
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
    case 'picture':
      return <PictureSlide {...props} />;
    case 'columns':
      return <ColumnsSlide {...props} />;
  }
});

function HeadlineSlide({ slide, lang }: SlideProps) {
  const dir = useTextDirection();
  return (
    <div className="viewer-slide viewer-slide-headline">
      <Words text={slide.headline + slide.text}>
        {slide.headline !== '' && (
          <h1 className="viewer-headline" lang={lang} dir={dir}>
            {slide.headline}
          </h1>
        )}
        {slide.text !== '' && (
          <p className="viewer-lead" lang={lang} dir={dir}>
            {slide.text}
          </p>
        )}
      </Words>
    </div>
  );
}

interface WordsProps {
  /** All that is written there. */
  readonly text: string;
  /** Whether buttons stand below it, which the keyboard reaches, and which scroll into view. */
  readonly hasButtons?: boolean;
  readonly children: ReactNode;
}

/** Headline and text of the first and the last slide, which scroll together, also by the keyboard. */
function Words({ text, hasButtons = false, children }: WordsProps) {
  const words = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(words, text);
  return (
    <div ref={words} className="viewer-words" {...(scrolls && !hasButtons ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

function ThankYouSlide({ slide, lang, pictures, theEnd, endPanel }: SlideProps) {
  const dir = useTextDirection();
  const own = slide.headline || slide.text;
  const headline = own || theEnd;
  return (
    <div className="viewer-slide viewer-slide-thanks" data-over={endPanel !== null || undefined}>
      {hasPicture(slide) && (
        <div className="viewer-frame">
          <Picture slide={slide} pictures={pictures} isExtended />
        </div>
      )}
      <Words text={`${headline}${slide.text}`} hasButtons={endPanel !== null}>
        {headline && (
          <h2 className="viewer-headline" {...(own === '' ? {} : { lang, dir })}>
            {headline}
          </h2>
        )}
        {slide.headline !== '' && slide.text !== '' && (
          <p className="viewer-lead" lang={lang} dir={dir}>
            {slide.text}
          </p>
        )}
        {endPanel}
      </Words>
    </div>
  );
}

/** The picture as large as the screen. Its words are seen while it does not play; else the subtitle is the only text. */
function PictureSlide({ slide, lang, pictures }: SlideProps) {
  const dir = useTextDirection();
  return (
    <div className="viewer-slide viewer-slide-picture">
      <div className="viewer-frame">
        <Picture slide={slide} pictures={pictures} />
      </div>
      <Words text={slide.headline + slide.text}>
        <div style={{ '--letters': slide.headline.length + slide.text.length }}>
          {slide.headline !== '' && (
            <h2 className="viewer-headline" lang={lang} dir={dir}>
              {slide.headline}
            </h2>
          )}
          {slide.text !== '' && (
            <p className="viewer-lead" lang={lang} dir={dir}>
              {slide.text}
            </p>
          )}
        </div>
      </Words>
    </div>
  );
}

function ColumnsSlide({ slide, index, lang, pictures, mediaTime, marks }: SlideProps) {
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
          {slide.text !== '' && <FittedText {...{ slide, index, lang, mediaTime, marks }} />}
        </div>
      )}
    </div>
  );
}

/** The headline above a slide's text, which scrolls rather than leave that text no space (spec screens §4); by the keyboard, too. */
export function Headline({ text, lang }: { readonly text: string; readonly lang: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolls = useScrolls(heading, text);
  const dir = useTextDirection();
  return (
    <h2 ref={heading} className="viewer-headline" lang={lang} dir={dir} {...(scrolls ? { tabIndex: 0 } : {})}>
      {text}
    </h2>
  );
}

export type SlideKind = 'headline' | 'thank-you' | 'picture' | 'columns';

/**
 * Returns `headline` while first or for a slide with only a headline, `thank-you` while last; else `picture` in a story whose narration
 * speaks the text below the picture, and `columns`.
 */
export function kindOfSlide(state: PlayerState, slide: PlayableSlide, world: World): SlideKind {
  if (isFirst(state)) return 'headline';
  if (isLast(state)) return 'thank-you';
  const { headline, text, pictureUrl, pictureRefused, filmUrl } = slide;
  const hasMore = text !== '' || pictureRefused || pictureUrl !== undefined || filmUrl !== undefined;
  if (headline !== '' && !hasMore) return 'headline';
  const isPicture = world !== 'narration' && pictureUrl !== undefined && filmUrl === undefined;
  return isPicture && isSpoken(slide) ? 'picture' : 'columns';
}

/** Returns whether the text of a slide marks the spoken sentence, as in the book, so that it is not written a second time. */
export const marksSpoken = (kind: SlideKind, slide: PlayableSlide, world: World): boolean =>
  kind === 'columns' && world === 'narration' && isSpoken(slide);

/** Returns whether the narration speaks the words of the slide. A subtitle that says something else would leave these unread. */
function isSpoken(slide: PlayableSlide): boolean {
  return slide.cues.length > 0 && passagesOf(slide).found.size === slide.cues.length;
}

/** Returns the side of the picture, which alternates from slide to slide (spec player §1). */
export function pictureSide(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}
