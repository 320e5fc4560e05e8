// Story text as large as its place allows; below 16 px it scrolls instead of shrinking further (decision 30, look).
import { useLayoutEffect, useRef, useState } from 'react';
import { fitAll, type Fittable } from './fit-all';

const smallest = 16;
const largest = 48;
/** A line should hold about so many characters at the largest size: fewer than that is not read but spelled. */
const charactersPerLine = 22;

/** Mounted anew for each text (its slide is), so that it is measured once and when its place changes. */
export function FittedText({ text, lang }: { readonly text: string; readonly lang: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const place = element?.parentElement;
    return element && place ? keepFitted(element, place, (fits) => setScrolls(!fits)) : undefined;
  }, []);

  return (
    <div ref={box} className="viewer-text" lang={lang} {...(scrolls ? { tabIndex: 0 } : {})}>
      {[...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: from }) => (
        <p key={from}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Fits the text now and whenever its place or its face changes; the answer ends it. */
function keepFitted(element: HTMLElement, place: HTMLElement, tell: (fits: boolean) => void): () => void {
  let left = false;
  let [width, height] = [0, 0];
  const fit = (): void => {
    if (left) return;
    [width, height] = [place.clientWidth, place.clientHeight];
    tell(fitInto(element));
  };
  fit();
  // The story's face may come after the text, which asked for it when it was measured; then lines break elsewhere.
  if (document.fonts?.status === 'loading') document.fonts.ready.then(fit, () => undefined);
  // It tells of the first size as well.
  const onSize = (): void => {
    if (place.clientWidth !== width || place.clientHeight !== height) fit();
  };
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(onSize) : undefined;
  observer?.observe(place);
  return () => {
    left = true;
    observer?.disconnect();
  };
}

/** Sets the size; false when even the smallest does not fit. */
function fitInto(element: HTMLElement): boolean {
  const text: Fittable = {
    write(size) {
      element.style.fontSize = `${size}px`;
    },
    fill() {
      const { scrollHeight, clientHeight } = element;
      // Both are rounded, each its own way.
      return scrollHeight - clientHeight <= 1 ? 1 : scrollHeight / Math.max(1, clientHeight);
    },
  };
  const widest = Math.max(24, Math.min(largest, Math.floor(element.clientWidth / charactersPerLine / 0.5)));
  const [size = smallest] = fitAll([text], { smallest, largest: widest });
  // The smallest is not measured on the way.
  return size > smallest || text.fill() === 1 || element.clientHeight === 0;
}
