// What a touch screen without a keyboard must not do (spec screens §12): zoom, select, drag, open menus or pull to refresh.

/** Subscribes to every touch and key press; returns an unsubscribe function. */
export function onTouch(call: () => void): () => void {
  const ended = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const)
    addEventListener(event, call, { passive: true, capture: true, signal: ended.signal });
  return () => ended.abort();
}

/** Guards the page; returns a function that ends it. The style sheet does the rest (`kiosk.css`). */
export function guardTouches(): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: false, signal: ended.signal };
  const prevent = (event: Event): void => event.preventDefault();
  for (const event of ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart'] as const)
    addEventListener(event, prevent, options);
  addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), options);
  addEventListener('keydown', (event) => isZoomKey(event) && event.preventDefault(), options);
  document.documentElement.dataset['kiosk'] = '';
  ended.signal.addEventListener('abort', () => delete document.documentElement.dataset['kiosk']);
  return () => ended.abort();
}

function isZoomKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && ['+', '-', '=', '0'].includes(key);
}

/** Has links within the app replace the address, so that no visitor finds a way back to another's pages. */
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
