// Puts tooltips away that are in the way (WCAG 1.4.13). The app loads it after the first paint.

/**
 * Hides the visible tooltips on Escape, which keeps its other effects. Also hides a pressed tooltip, since it covers another element.
 * They show again once neither pointer nor focus has been on their buttons. Returns a function that removes the listeners.
 */
export function dismissTooltips(page: Document): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') for (const tooltip of page.querySelectorAll<HTMLElement>(shown)) hide(tooltip);
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.matches('.tooltip')) hide(target);
  };
  page.addEventListener('keydown', onKey, options);
  page.addEventListener('pointerdown', onPress, options);
  return () => ended.abort();
}

const shown = ':hover > .tooltip:not([hidden]), :focus > .tooltip:not([hidden])';

function hide(tooltip: HTMLElement): void {
  const button = tooltip.parentElement;
  const restored = new AbortController();
  const restore = (): void => {
    if (button?.matches(':hover, :focus')) return;
    tooltip.hidden = false;
    restored.abort();
  };
  tooltip.hidden = true;
  // Not `pointerleave`, which comes at the end of each touch.
  button?.addEventListener('mouseleave', restore, { signal: restored.signal });
  button?.addEventListener('blur', restore, { signal: restored.signal });
}
