// The attract mode (spec screens §12): plays the previews without sound, picture by picture with their words, and invites to
// begin. One timer runs, another one while a preview is missing, and a film where somebody speaks.
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Clock } from '../../../base/clock';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import { Guide } from '../../../ui/drawings/Guide';
import { layOnPaper } from '../../../ui/picture-paper';
import { readingTime } from '../../../player/reading-time';
import type { Preview, PreviewSlide } from './previews';
import './overview.css';

interface AttractProps {
  readonly clock: Clock;
  readonly previews: readonly Preview[];
  /** Whether a preview could not be loaded. */
  readonly hasFailed: boolean;
  readonly onBegin: () => void;
  /** Called with each new picture: a moment in which nobody uses the kiosk. */
  readonly onSlide: () => void;
  /** Called again and again while a preview could not be loaded. Must be stable. */
  readonly onRetry: () => void;
  /** Renders the film at this address without its sound; nothing without one. */
  readonly renderFilm: (filmUrl: string | undefined) => ReactNode;
}

export function Attract(props: AttractProps) {
  const { clock, previews, hasFailed, onBegin, onSlide, onRetry, renderFilm } = props;
  const { t } = useTexts();
  const slides = useMemo(() => attractSlidesOf(previews), [previews]);
  const { slide, turn } = useSlide(clock, slides, onSlide);
  useRetry(clock, hasFailed, onRetry);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const hasFilms = slides.some(({ filmUrl }) => filmUrl !== undefined);
  return (
    <>
      <button ref={button} type="button" className="attract" onClick={onBegin}>
        {slide ? <Picture key={turn} slide={slide} /> : <Guide mood="happy" />}
        <span className="attract-invitation">
          <span key={turn} className="attract-hand-place">
            <Hand />
          </span>
          {t('kiosk.invitation')}
        </span>
      </button>
      {hasFilms && renderFilm(slide?.filmUrl)}
    </>
  );
}

/** A hand that touches the screen; it moves twice, then rests. */
function Hand() {
  return (
    <svg className="attract-hand" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <circle
        className="attract-ripple"
        cx="46"
        cy="30"
        r="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
      />
      <path
        className="attract-fingers"
        d="M38 32c0-12 17-12 17 0v33c5-5 14-3 15 4 6-5 14-2 15 5 6-3 13 0 13 7v21c0 19-12 32-31 32-14 0-22-6-29-17L19 87c-6-9 6-17 13-9l6 7Z"
        fill="#fffaf4"
        stroke="#2d2430"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Picture({ slide }: { readonly slide: AttractSlide }) {
  return (
    // The slide is an example; the button's name is the invitation.
    <span
      className="attract-slide"
      aria-hidden="true"
      lang={slide.lang}
      dir="auto"
      data-film={slide.filmUrl === undefined ? undefined : ''}
    >
      <img
        src={slide.pictureUrl}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) => layOnPaper(currentTarget)}
      />
      <span className="attract-words">
        <strong>{slide.headline.trim() || slide.title}</strong>
        <span>{slide.text}</span>
      </span>
    </span>
  );
}

/** Returns the slide that is shown, and how many were shown before it. */
function useSlide(clock: Clock, slides: readonly AttractSlide[], onSlide: () => void) {
  const [turn, setTurn] = useState(0);
  const slide = slides[turn % Math.max(1, slides.length)];
  const duration = slide?.duration;
  useEffect(() => {
    if (duration === undefined) return undefined;
    return clock.after(duration, () => {
      setTurn(turn + 1);
      onSlide();
    });
  }, [clock, duration, turn, onSlide]);
  return { slide, turn };
}

/** Calls again and again while something failed; no timer runs otherwise. */
function useRetry(clock: Clock, hasFailed: boolean, onRetry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    let cancel = (): void => undefined;
    const retryLater = (): void => {
      cancel = clock.after(limits.kiosk.retryPreviews, () => {
        retryLater();
        onRetry();
      });
    };
    retryLater();
    return () => cancel();
  }, [clock, hasFailed, onRetry]);
}

export interface AttractSlide extends PreviewSlide {
  /** The title and language of the presentation that it belongs to. */
  readonly title: string;
  readonly lang: string | undefined;
  /** Milliseconds. */
  readonly duration: number;
}

/** Returns the slides with a picture, one presentation after the other; empty when none has a picture. */
export function attractSlidesOf(previews: readonly Preview[]): readonly AttractSlide[] {
  return previews.flatMap(({ slides, title, lang }) =>
    slides
      .filter(({ pictureUrl }) => pictureUrl !== undefined)
      .map((slide) => ({ ...slide, title, lang, duration: readingTime(slide) })),
  );
}
