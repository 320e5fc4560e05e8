// Finds what a person cannot reach on a page whose letters are larger than usual.

/**
 * Runs in the page. Returns the texts and controls that a person cannot reach: beside the screen, cut off by what does not scroll, in less
 * than a line, or below something else.
 */
export function lostParts(): string[] {
  const modal = document.querySelector('dialog:modal');
  const { clientWidth } = document.documentElement;

  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, .skip-link, .tooltip, [data-ahead]') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  /** Returns the fault of a box that ancestors of an element clip or scroll. */
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
      // A row that scrolls sideways brings each of its parts, if it is as wide.
      const isRow = /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth;
      if (isRow) return box.width > place.width + 4 ? 'cut off' : undefined;
      if (right < box.right - 4 || left > box.left + 4) return 'cut off';
    }
    return left < -1 || right > clientWidth + 1 ? 'beside the screen' : undefined;
  };

  /** Returns the part of a box that its scrolling ancestors, itself among them, and the screen show. */
  const seenPart = (element: Element, box: DOMRect) => {
    let [left, right] = [Math.max(box.left, 0), Math.min(box.right, clientWidth)];
    let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const place = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, place.left), Math.min(right, place.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, place.top), Math.min(bottom, place.bottom)];
    }
    return { left, right, top, bottom };
  };

  /** Returns what lies over a text; an open menu and a transparent control may, as the link that lies over its card. */
  const coverOf = (element: Element, box: DOMRect): string | undefined => {
    if (modal !== null && !modal.contains(element)) return undefined;
    const { left, right, top, bottom } = seenPart(element, box);
    if (bottom - top < 8 || right - left < 8) return undefined;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (hit === null || hit.contains(element) || element.contains(hit)) continue;
      if (
        !hit.checkVisibility({ opacityProperty: true }) ||
        hit.closest('.sleep-menu, .card-link, .staff-words a') !== null
      )
        continue;
      return `below ${hit.tagName.toLowerCase()}.${hit.className}`;
    }
    return undefined;
  };

  const lost: string[] = [];
  const note = (
    element: Element,
    name: string,
    boxes: Iterable<DOMRect>,
    fault: (element: Element, box: DOMRect) => string | undefined,
  ): void => {
    for (const box of boxes) {
      const found = fault(element, box);
      if (found !== undefined) return void lost.push(`${found}: ${name}`);
    }
  };
  const range = document.createRange();
  // A tap goes through the speaker, who covers the elements below all the same. The page's policy forbids an element for this style.
  const picturesAreHit = new CSSStyleSheet();
  picturesAreHit.replaceSync('canvas, img, video { pointer-events: auto !important; }');
  const own = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...own, picturesAreHit];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !shown(element)) continue;
    range.selectNodeContents(node);
    note(element, text, range.getClientRects(), faultOf);
    note(element, text, range.getClientRects(), coverOf);
  }
  document.adoptedStyleSheets = own;
  for (const control of document.querySelectorAll('button, a, input, [role="slider"], [role="menu"]'))
    if (shown(control))
      note(
        control,
        control.getAttribute('aria-label') ?? control.textContent,
        [control.getBoundingClientRect()],
        faultOf,
      );
  if (document.documentElement.scrollWidth > innerWidth + 1) lost.push('the page scrolls sideways');
  return lost;
}
