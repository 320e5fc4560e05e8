/**
 * Calls with the address of each link of the app that is clicked below `target`, and the page stays. Leaves alone the links that are
 * exempt, and clicks that were intercepted before. Returns a function that ends it.
 */
export function interceptAppLinks(
  target: Document | Window,
  onLink: (href: string) => void,
  isExempt: (link: Element) => boolean = () => false,
): () => void {
  const ended = new AbortController();
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (link === null || event.defaultPrevented || isExempt(link)) return;
    event.preventDefault();
    onLink(link.getAttribute('href') ?? '#/');
  };
  target.addEventListener('click', onClick, { signal: ended.signal });
  return () => ended.abort();
}
