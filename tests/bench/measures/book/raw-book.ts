// The baseline of the book: the published page-flip on a bare page, with the pictures, texts and sizes of a story's book. Arrow
// keys turn, End and Home jump, as in the product.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BenchSite } from '../../tools/bench-site';
import { textFile, type BaselineFile } from '../../tools/baseline-site';
import type { StorySlide } from '../../tools/story-slides';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the files of the bare page; `slides` begins with the cover. */
export async function rawBook(
  site: BenchSite,
  slides: readonly StorySlide[],
  size: PageSize,
): Promise<BaselineFile[]> {
  const published = createRequire(import.meta.url).resolve('page-flip-original');
  const engine = await readFile(path.join(path.dirname(published), 'page-flip.module.js'), 'utf8');
  const pictures = await Promise.all(slides.map(({ picture }) => site.file(picture)));
  return [
    ...pictures,
    textFile('/page-flip.js', 'text/javascript', engine),
    textFile('/book.js', 'text/javascript', script(size)),
    textFile('/', 'text/html; charset=utf-8', html(slides, size)),
  ];
}

/** Returns the cover, then a picture and a text page for each slide (spec book §1). */
function html(slides: readonly StorySlide[], { width, height }: PageSize): string {
  const pages = slides.flatMap(({ picture, text }, index) => {
    const drawn = `<img src="${picture}" alt="">`;
    return index === 0 ? [drawn] : [drawn, `<p>${text}</p>`];
  });
  const style = `body { margin: 0; display: grid; place-content: center; height: 100vh; background: #875 }
    #book { width: ${2 * width}px; height: ${height}px }
    .page { overflow: hidden; background: #fffaf0 }
    .page img { width: 100%; height: 80%; object-fit: cover }
    .page p { margin: 10%; font: 24px/1.55 sans-serif }`;
  const divs = pages.map(
    (page, position) =>
      `<div class="page" data-position="${position}" data-density="${position === 0 ? 'hard' : 'soft'}">${page}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Raw book</title><style>${style}</style>
    <div id="book">${divs.join('')}</div><script type="module" src="/book.js"></script>`;
}

function script({ width, height }: PageSize): string {
  return `
import { PageFlip } from '/page-flip.js';
const block = document.getElementById('book');
const book = new PageFlip(block, { width: ${width}, height: ${height}, size: 'fixed', flippingTime: 1000,
  maxShadowOpacity: 0.5, drawShadow: true, usePortrait: false, showCover: true, useMouseEvents: false });
const setState = (state) => { block.dataset.bookState = state; };
book.on('init', () => setState('read'));
book.on('changeState', ({ data }) => setState(data));
book.loadFromHTML(document.querySelectorAll('.page'));
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') book.flipNext('bottom');
  if (key === 'ArrowLeft') book.flipPrev('bottom');
  if (key === 'End') book.turnToPage(book.getPageCount() - 1);
  if (key === 'Home') book.turnToPage(0);
});`;
}
