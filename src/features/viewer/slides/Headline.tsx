// The headline above a slide's text, which scrolls rather than leave that text no space (spec screens §4).
import { useEffect, useRef, useState } from 'react';

/** Can be focused while it scrolls, for the keyboard. */
export function Headline({ text, lang }: { readonly text: string; readonly lang: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = heading.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    // After a layout, so that reading the heights needs none.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight - element.clientHeight > 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <h2 ref={heading} className="viewer-headline" lang={lang} {...(scrolls ? { tabIndex: 0 } : {})}>
      {text}
    </h2>
  );
}
