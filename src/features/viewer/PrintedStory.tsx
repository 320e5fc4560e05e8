// The whole story on paper (spec player §14). It is in the document only while the page is printed.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { MonotonicClock } from '../../base/clock';
import * as limits from '../../contract/limits';
import { useTexts } from '../../platform/i18n/i18n';
import type { PlayableSlide } from '../../player/playable-story';
import { useTextDirection } from './text/text-direction';
import './printed-story.css';

interface PrintedStoryProps {
  readonly slides: readonly PlayableSlide[];
  readonly lang: string | undefined;
  readonly clock: MonotonicClock;
}

export function PrintedStory({ slides, lang, clock }: PrintedStoryProps) {
  const { t } = useTexts();
  const dir = useTextDirection();
  const [prints, setPrints] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  usePicturesOnTheWay(slides);
  useEffect(() => {
    // At once: the browser prints what it finds after the event.
    const show = (): void => flushSync(() => setPrints(true));
    const hide = (): void => setPrints(false);
    // The browser's menu does not wait for pictures that are not here yet; the key does.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPrintKey(event) || !('print' in window)) return;
      event.preventDefault();
      show();
      const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
      void Promise.race([
        Promise.allSettled(pictures.map((picture) => picture.decode())),
        new Promise<void>((late) => void clock.after(limits.player.maxUnpainted, late)),
      ]).then(() => print());
    };
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [clock]);
  useLayoutEffect(() => {
    if (!prints) return undefined;
    const { dataset } = document.documentElement;
    dataset['prints'] = 'true';
    return () => void delete dataset['prints'];
  }, [prints]);
  if (!prints) return null;
  const last = slides.length - 1;
  return createPortal(
    <div ref={paper} className="printed-story" lang={lang} aria-hidden="true">
      {slides.map(({ headline, text, pictureUrl }, index) => (
        <section key={index}>
          {headline !== '' && <h2 dir={dir}>{headline}</h2>}
          {pictureUrl !== undefined && <img src={pictureUrl} alt="" />}
          {text !== '' && <p dir={dir}>{text}</p>}
          {index === last && headline === '' && text === '' && <h2>{t('viewer.theEnd')}</h2>}
        </section>
      ))}
    </div>,
    document.body,
  );
}

/**
 * Fetches the pictures that were never shown once a mouse leaves the page upwards, where the browser has its menu: no event comes before
 * its printing that could be waited for. They are held, so that the browser has them at hand, until the story is printed or closed.
 */
function usePicturesOnTheWay(slides: readonly PlayableSlide[]): void {
  useEffect(() => {
    let held: readonly HTMLImageElement[] = [];
    const release = (): void => {
      held = [];
    };
    const onMouseOut = ({ relatedTarget, clientY }: MouseEvent): void => {
      if (relatedTarget !== null || clientY > 0 || held.length > 0) return;
      const urls = new Set(slides.map(({ pictureUrl }) => pictureUrl));
      held = [...urls].flatMap((src) => (src === undefined ? [] : Object.assign(new Image(), { src })));
    };
    document.addEventListener('mouseout', onMouseOut);
    addEventListener('afterprint', release);
    return () => {
      release();
      document.removeEventListener('mouseout', onMouseOut);
      removeEventListener('afterprint', release);
    };
  }, [slides]);
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && !defaultPrevented;
