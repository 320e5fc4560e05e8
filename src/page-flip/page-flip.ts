// A book with turning pages, with the interface that react-pageflip expects: HTML pages side by side, moved by calls alone.
// Adds no listeners, removes no nodes, and draws only while something moves.
import { Flip, type FlipState } from './flip';
import type { Corner, Direction, Point } from './fold-geometry';
import { createDiv, Page, Spreads } from './pages';
import { Render } from './render';

export type { Corner, Direction, FlipSettings, FlipState, Point };

export interface PageFlipEvents {
  /** The position of the first open page. */
  readonly flip: number;
  readonly changeState: FlipState;
  readonly init: { readonly page: number };
}

interface PageFlipEvent<Name extends keyof PageFlipEvents> {
  readonly data: PageFlipEvents[Name];
  readonly object: PageFlip;
}

type Listeners = {
  readonly [Name in keyof PageFlipEvents]: Set<(event: PageFlipEvent<Name>) => void>;
};

/** The parts that exist once pages are loaded. */
interface OpenBook {
  readonly render: Render;
  readonly flip: Flip;
  /** The back of each leaf, where pages are single. */
  readonly back: Page | undefined;
  spreads: Spreads;
}

export class PageFlip {
  readonly #parent: HTMLElement;
  readonly #settings: FlipSettings;
  readonly #listeners: Listeners = { flip: new Set(), changeState: new Set(), init: new Set() };
  #book: OpenBook | undefined;
  #isDisposed = false;

  /** Throws RangeError for invalid settings. */
  constructor(parent: HTMLElement, settings: Partial<FlipSettings>) {
    this.#parent = parent;
    this.#settings = checkSettings(settings);
  }

  /** Moves the elements into the book and opens it at its start page. An element that occurs twice is one page. */
  loadFromHTML(elements: Iterable<HTMLElement>): void {
    const pages = new Set(elements);
    const { startPage, flippingTime, maxShadowOpacity, usePortrait } = this.#settings;
    const render = new Render(createBlock(this.#parent), maxShadowOpacity);
    const back = usePortrait ? new Page(createDiv(this.#parent, 'stf__back')) : undefined;
    render.replacePages(pages, back);
    const flip = new Flip({
      render,
      flippingTime,
      isSingle: usePortrait,
      leafTowards: (direction) => this.#book?.spreads.leafTowards(direction),
      onTurned: (direction) => {
        this.#book?.spreads.turn(direction);
        this.#showSpread();
      },
      onState: (state) => this.#emit('changeState', state),
    });
    this.#book = { render, flip, back, spreads: new Spreads(pages, back) };
    this.turnToPage(Math.min(startPage, pages.size - 1));
    // The caller adds its listeners right after this call.
    queueMicrotask(() => {
      if (!this.#isDisposed) this.#emit('init', { page: startPage });
    });
  }

  /** Replaces the pages, and stays as near as possible to the open position. */
  updateFromHtml(elements: Iterable<HTMLElement>): void {
    const book = this.#book;
    if (book === undefined) return;
    const pages = new Set(elements);
    const { position } = book.spreads;
    book.flip.finishAnimation();
    book.render.replacePages(pages, book.back);
    book.spreads = new Spreads(pages, book.back);
    this.turnToPage(Math.min(position, pages.size - 1));
  }

  /** Returns the pages to the parent, because React expects them there before it removes one. */
  clear(): void {
    this.#book?.flip.finishAnimation();
    this.#parent.append(...(this.#book?.spreads.elements ?? []));
  }

  /** Adopts the block's new size at once, so that the text on the pages can be measured. */
  update(): void {
    // A running motion would continue in the old size.
    this.#book?.flip.finishAnimation();
    this.#book?.render.resize();
    this.#book?.render.frames.drawNow();
  }

  /** Opens the spread of a position without turning; ignores a position that does not exist. */
  turnToPage(position: number): void {
    if (this.#book?.spreads.openAt(position) !== true) return;
    this.#showSpread();
    this.#book.render.frames.drawNow();
    // Laid out now, because the next frame has less time.
    this.#parent.getBoundingClientRect();
  }

  flipNext(corner: Corner = 'top'): void {
    this.#book?.flip.flip('next', corner);
  }

  flipPrev(corner: Corner = 'top'): void {
    this.#book?.flip.flip('previous', corner);
  }

  /** Lifts the corner under a hovering pointer, and puts it down elsewhere. Pixels from the open book's upper left. */
  hoverAt(at: Point): void {
    this.#book?.flip.hoverAt(at);
  }

  /** Lets a page follow to a point; returns false where no page can follow, or while another one turns. */
  dragTo(at: Point): boolean {
    return this.#book?.flip.dragTo(at) ?? false;
  }

  /** Releases a dragged page. Beyond the middle, or with a swipe, it turns, and the direction is returned. */
  release(swipe: Direction | undefined): Direction | undefined {
    return this.#book?.flip.release(swipe);
  }

  /** Ends every motion at once: a turn at its target, a fold at its start. */
  finishAnimation(): void {
    this.#book?.flip.finishAnimation();
  }

  getState(): FlipState {
    return this.#book?.flip.state ?? 'read';
  }

  /** Returns the position of the first open page. */
  getCurrentPageIndex(): number {
    return this.#book?.spreads.position ?? 0;
  }

  /** Returns a value once pages are loaded; react-pageflip asks this way whether they are. */
  getFlipController(): unknown {
    return this.#book?.flip;
  }

  on<Name extends keyof PageFlipEvents>(name: Name, listener: (event: PageFlipEvent<Name>) => void): void {
    this.#listeners[name].add(listener);
  }

  /** Removes all listeners of an event. react-pageflip names some events that this book does not have. */
  off(name: string): void {
    if (isEvent(name, this.#listeners)) this.#listeners[name].clear();
  }

  /** Stops drawing and removes all listeners. The nodes stay in place, since React removes them. */
  dispose(): void {
    this.#isDisposed = true;
    this.#book?.render.frames.dispose();
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }

  #showSpread(): void {
    const book = this.#book;
    if (book === undefined) return;
    book.render.showSpread(book.spreads.open);
    this.#emit('flip', book.spreads.position);
  }

  #emit<Name extends keyof PageFlipEvents>(name: Name, data: PageFlipEvents[Name]): void {
    for (const listener of this.#listeners[name]) listener({ data, object: this });
  }
}

function isEvent(name: string, listeners: Listeners): name is keyof Listeners {
  return Object.hasOwn(listeners, name);
}

/** The pages are in a block with its own perspective, inside a wrapper, so that styles can put something below the block. */
function createBlock(parent: HTMLElement): HTMLElement {
  const wrapper = createDiv(parent, 'stf__wrapper');
  const block = createDiv(parent, 'stf__block');
  wrapper.append(block);
  parent.prepend(wrapper);
  return block;
}

interface FlipSettings {
  /** Position of the first page to open. */
  readonly startPage: number;
  /** Duration of a whole turn, in milliseconds. */
  readonly flippingTime: number;
  /** From 0 to 1: the opacity of the shadows when a page begins to rise. */
  readonly maxShadowOpacity: number;
  /** Whether one page is open at a time. Always, not by the width as in the original. */
  readonly usePortrait: boolean;
}

const defaults: FlipSettings = { startPage: 0, flippingTime: 1000, maxShadowOpacity: 1, usePortrait: false };

/** Returns the settings, with defaults for missing ones. Throws RangeError for invalid ones. */
function checkSettings(chosen: Partial<FlipSettings>): FlipSettings {
  const { startPage, flippingTime, maxShadowOpacity, usePortrait } = { ...defaults, ...chosen };
  if (!Number.isInteger(startPage) || startPage < 0) throw new RangeError('Invalid start page');
  if (!(flippingTime > 0)) throw new RangeError('Invalid flipping time');
  if (!(maxShadowOpacity >= 0 && maxShadowOpacity <= 1)) throw new RangeError('Invalid shadow opacity');
  return { startPage, flippingTime, maxShadowOpacity, usePortrait };
}
