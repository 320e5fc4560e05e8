// Finds what a person cannot reach on a page whose letters are larger than usual.

/**
 * Runs in the page. Returns the texts and controls that a person cannot reach: beside the screen, cut off by what does not scroll, or in
 * less than a line.
 */
export function lostParts(): string[] {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, .skip-link, .tooltip, [data-ahead]') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  /** Returns what is wrong with a box, which ancestors of an element cut or scroll. */
  const faultOf = (element: Element, box: DOMRect): string | undefined => {
    let { left, right } = box;
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const place = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight)
        return around.clientHeight < 40 ? 'in less than a line' : undefined;
      if (overflowY === 'hidden' && (box.top < place.top - 8 || box.bottom > place.bottom + 8))
        return 'cut off';
      if (overflowX !== 'visible') [left, right] = [Math.max(left, place.left), Math.min(right, place.right)];
      if (right < box.right - 4 || left > box.left + 4) return 'cut off';
    }
    return left < -1 || right > innerWidth + 1 ? 'beside the screen' : undefined;
  };

  const lost: string[] = [];
  const note = (element: Element, name: string, boxes: Iterable<DOMRect>): void => {
    for (const box of boxes) {
      const fault = faultOf(element, box);
      if (fault !== undefined) return void lost.push(`${fault}: ${name}`);
    }
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !shown(element)) continue;
    range.selectNodeContents(node);
    note(element, text, range.getClientRects());
  }
  for (const control of document.querySelectorAll('button, a, input, [role="slider"], [role="menu"]'))
    if (shown(control))
      note(control, control.getAttribute('aria-label') ?? control.textContent, [
        control.getBoundingClientRect(),
      ]);
  if (document.documentElement.scrollWidth > innerWidth + 1) lost.push('the page scrolls sideways');
  return lost;
}
