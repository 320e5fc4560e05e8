// The headline above a slide's text, which scrolls rather than leave that text no space (spec screens §4).
import { useRef } from 'react';
import { useTextDirection } from '../text/text-direction';
import { useScrolls } from '../text/use-scrolls';

/** Can be focused while it scrolls, for the keyboard. */
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
