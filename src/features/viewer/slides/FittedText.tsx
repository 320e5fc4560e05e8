// Story text in the largest size that fits its box; at 16 px it scrolls instead of shrinking further (spec screens §4).
import { useLayoutEffect, useRef, useState } from 'react';
import { fitAll, type Fittable } from '../text/fit-all';

const smallest = 16;
const largest = 48;
/** About the fewest characters in a line at the largest size; with fewer, children spell instead of read. */
const charactersPerLine = 22;

/** Mounted again with each slide; measures its text then and whenever the size of its parent changes. */
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

/** Fits the text now and whenever its parent's size or its font changes; returns a function that ends this. */
function keepFitted(element: HTMLElement, place: HTMLElement, onFitted: (fits: boolean) => void): () => void {
  let isEnded = false;
  let [width, height] = [0, 0];
  const fit = (): void => {
    if (isEnded) return;
    [width, height] = [place.clientWidth, place.clientHeight];
    onFitted(fitInto(element));
  };
  fit();
  // Measuring the text starts to load its font; with the loaded font, lines break elsewhere.
  if (document.fonts?.status === 'loading') document.fonts.ready.then(fit, () => undefined);
  // The observer also reports the initial size.
  const onSize = (): void => {
    if (place.clientWidth !== width || place.clientHeight !== height) fit();
  };
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(onSize) : undefined;
  observer?.observe(place);
  return () => {
    isEnded = true;
    observer?.disconnect();
  };
}

/** Sets the largest font size that fits; returns false if even the smallest does not. */
function fitInto(element: HTMLElement): boolean {
  const text: Fittable = {
    write(size) {
      element.style.fontSize = `${size}px`;
    },
    fill() {
      const { scrollHeight, clientHeight } = element;
      // The browser rounds the two heights differently.
      return scrollHeight - clientHeight <= 1 ? 1 : scrollHeight / Math.max(1, clientHeight);
    },
  };
  const widest = Math.max(24, Math.min(largest, Math.floor(element.clientWidth / charactersPerLine / 0.5)));
  const [size = smallest] = fitAll([text], { smallest, largest: widest });
  // `fitAll` does not measure the smallest size.
  return size > smallest || text.fill() === 1 || element.clientHeight === 0;
}
