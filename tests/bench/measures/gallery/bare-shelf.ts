// The baseline of the gallery: the same page, with its cards, pictures, styles and fonts, without the app. A short plain script
// does the measured work: it puts a favourite first, and adds cards on scrolling.
import type { Browser, Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import type { BenchSite } from '../../tools/bench-site';
import { textFile, type BaselineFile } from '../../tools/baseline-site';
import { newPage } from './opened-shelf';

const { firstPage } = limits.gallery;

/** Returns the current page with all files that it has fetched: its first cards, and the others on scrolling. */
export async function bareShelf(from: Page): Promise<BaselineFile[]> {
  const { html, addresses } = await from.evaluate(copyPage, firstPage);
  const looks = await Promise.all(addresses.map(fetchFile));
  return [
    ...looks,
    textFile('/', 'text/html; charset=utf-8', html),
    textFile('/bare-shelf.js', 'text/javascript', script),
  ];
}

/**
 * Opens the baseline. Throws when its first cards are placed differently from the product's: then it would not do the same work.
 */
export async function openBareShelf(browser: Browser, site: BenchSite, product: Page): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(site.baseline.origin);
  await page.waitForLoadState('networkidle');
  const [own, bare] = await Promise.all(
    [product, page].map((each) => each.evaluate(placesOfCards, firstPage)),
  );
  if (own === undefined || own !== bare) throw new Error(`The bare page looks otherwise: ${own} and ${bare}`);
  return page;
}

/** Runs in the page. */
function placesOfCards(first: number): string {
  const cards = [...document.querySelectorAll('.shelf > article')].slice(0, first);
  return cards
    .map((card) => card.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round).join(' '))
    .join(', ');
}

/** Runs in the page. */
function copyPage(first: number): { html: string; addresses: string[] } {
  dispatchEvent(new Event('gathered'));
  const copy = document.implementation.createHTMLDocument();
  copy.replaceChild(copy.importNode(document.documentElement, true), copy.documentElement);
  for (const own of copy.querySelectorAll('script, noscript, template, link:not([rel="stylesheet"])'))
    own.remove();
  for (const picture of copy.querySelectorAll('img')) picture.src = new URL(picture.src).pathname;
  for (const sheet of copy.querySelectorAll('link')) sheet.href = new URL(sheet.href, location.href).pathname;
  const later = copy.createElement('template');
  later.content.append(...[...copy.querySelectorAll('.shelf > article')].slice(first));
  const more = copy.querySelector('.gallery-more') ?? copy.createElement('div');
  more.className = 'gallery-more';
  copy.querySelector('.shelf')?.after(more, later);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map(({ src }) => src);
  const addresses = new Set(
    [...fetched, ...pictures].filter((name) => /\.(css|woff2|webp|svg|png)$/.test(name)),
  );
  // As text: the product's page allows no script element to be given an address.
  const html = copy.documentElement.outerHTML.replace(
    '</body>',
    '<script src="/bare-shelf.js"></script></body>',
  );
  return { html: `<!doctype html>${html}`, addresses: [...addresses] };
}

async function fetchFile(address: string): Promise<BaselineFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  return { path: new URL(address).pathname, type, body: Buffer.from(await response.arrayBuffer()) };
}

const { move, maxAnimatedCards, nextPage, revealDelay, sentinelMargin, sentinelVisibility } = limits.gallery;

/** What a page of nothing but these cards would do: the animations are those of the product. */
const script = `
const shelf = document.querySelector('.shelf');
const more = document.querySelector('.gallery-more');
const later = document.querySelector('template').content;
addEventListener('click', ({ target }) => {
  const heart = target.closest('.favourite');
  if (heart === null) return;
  const cards = shelf.children.length > ${maxAnimatedCards} ? [] : [...shelf.children];
  const before = cards.map((card) => card.getBoundingClientRect());
  const card = heart.closest('article');
  const isFavourite = heart.getAttribute('aria-pressed') === 'false';
  heart.setAttribute('aria-pressed', String(isFavourite));
  if (isFavourite) shelf.prepend(card);
  else shelf.append(card);
  const moves = cards.map((moved, at) => {
    const now = moved.getBoundingClientRect();
    return { moved, x: before[at].left - now.left, y: before[at].top - now.top };
  });
  for (const { moved, x, y } of moves) {
    if (x === 0 && y === 0) continue;
    const zIndex = moved === card ? 2 : 1;
    moved.animate(
      [{ transform: \`translate(\${x}px, \${y}px)\`, zIndex }, { transform: 'none', zIndex }],
      { duration: ${move}, easing: 'ease-in-out' },
    );
  }
});
let waiting;
const observer = new IntersectionObserver((changes) => {
  clearTimeout(waiting);
  if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
  waiting = setTimeout(() => {
    shelf.append(...[...later.children].slice(0, ${nextPage}));
    if (later.children.length === 0) return more.remove();
    observer.unobserve(more);
    observer.observe(more);
  }, ${revealDelay});
}, { rootMargin: '${sentinelMargin}px', threshold: ${sentinelVisibility} });
if (later.children.length > 0) observer.observe(more);
document.title = 'ready';
`;
