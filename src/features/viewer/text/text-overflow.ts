// Marks where a text goes on beyond its place, so that a text that scrolls is seen to do so (spec screens §4).
import './scrolling-text.css';

/** Sets `data-more` to where a text goes on, above or below; removes it where all fits. Returns whether the text scrolls. */
export function markOverflow(element: HTMLElement): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const hidden = scrollHeight - clientHeight;
  // The browser rounds the two heights differently.
  const scrolls = hidden > 1 && clientHeight > 0;
  const beyond = [...(scrollTop > 1 ? ['above'] : []), ...(scrollTop < hidden - 1 ? ['below'] : [])];
  if (!scrolls) delete element.dataset['more'];
  else if (element.dataset['more'] !== beyond.join(' ')) element.dataset['more'] = beyond.join(' ');
  return scrolls;
}

/** Marks it anew whenever a text within `root` scrolls. Returns a function that ends it. */
export function watchOverflow(root: HTMLElement): () => void {
  const onScroll = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset['more'] !== undefined) markOverflow(target);
  };
  // The event of an element does not bubble.
  root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => root.removeEventListener('scroll', onScroll, { capture: true });
}
