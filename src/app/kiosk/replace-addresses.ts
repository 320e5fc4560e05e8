// Keeps the addresses of a kiosk's visitors out of the history (spec screens §12).

/**
 * Makes links within the app call `navigate` with their path, which replaces the address: no visitor finds a way back to another's
 * pages. Returns a function that ends it.
 */
export function replaceAddresses(navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (event.defaultPrevented || !href?.startsWith('#/')) return;
    event.preventDefault();
    navigate(href.slice(1));
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
