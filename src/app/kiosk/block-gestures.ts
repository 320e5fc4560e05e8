// What a touch screen without a keyboard must not do (spec screens §12): zoom, select, drag, open menus or pull to refresh.

/** Blocks them on the page; returns a function that allows them again. The style sheet does the rest (`kiosk.css`). */
export function blockGestures(): () => void {
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
