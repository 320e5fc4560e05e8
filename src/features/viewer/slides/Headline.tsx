// The headline above a slide's text, which scrolls rather than leave that text no space (spec screens §4).
import { useEffect, useRef, useState } from 'react';

/** Can be focused while it scrolls, for the keyboard. Mounted again with each slide. */
export function Headline({ text, lang }: { readonly text: string; readonly lang: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = heading.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => setScrolls(element.scrollHeight - element.clientHeight > 1);
    // After a layout, so that reading the heights needs none.
    const observer = new ResizeObserver(() => {
      measure();
      // That layout starts to load its font; with the loaded font, lines break elsewhere, which may not change the element's size.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(measure, () => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <h2 ref={heading} className="viewer-headline" lang={lang} {...(scrolls ? { tabIndex: 0 } : {})}>
      {text}
    </h2>
  );
}
