// Story text as large as its place allows; below 16 px it scrolls instead of shrinking further (decision 30, look).
import { useLayoutEffect, useRef, useState } from 'react';
import { largestThatFits } from './fit';

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
    if (!element || !place) return undefined;
    let left = false;
    const fit = (): void => {
      if (!left) setScrolls(!fitInto(element));
    };
    fit();
    // The story's face may come after the text; then lines break elsewhere.
    document.fonts?.ready.then(fit, () => undefined);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(fit) : undefined;
    observer?.observe(place);
    return () => {
      left = true;
      observer?.disconnect();
    };
  }, []);

  return (
    <div ref={box} className="viewer-text" lang={lang} {...(scrolls ? { tabIndex: 0 } : {})}>
      {[...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: from }) => (
        <p key={from}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Sets the size; false when even the smallest does not fit. */
function fitInto(element: HTMLElement): boolean {
  const fits = (size: number): boolean => {
    element.style.fontSize = `${size}px`;
    // Both are rounded, each its own way.
    return element.scrollHeight - element.clientHeight <= 1;
  };
  const widest = Math.max(24, Math.min(largest, Math.floor(element.clientWidth / charactersPerLine / 0.5)));
  return fits(largestThatFits(smallest, widest, fits)) || element.clientHeight === 0;
}
