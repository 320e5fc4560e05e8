// A book whose pages turn, as react-pageflip and its callers know it: two pages of HTML side by side, moved by calls alone.
// Listens to nothing, takes away no node, and draws only while something moves.
import { Flip, type FlipState } from './flip';
import type { Corner, Direction } from './fold-geometry';
import { createDiv } from './page';
import type { Point } from './plane';
import { Render } from './render';
import { checkSettings, type FlipSettings } from './settings';
import { Spreads } from './spreads';

export type { Corner, Direction, FlipSettings, FlipState, Point };

export interface PageFlipEvents {
  /** The position of the first page that lies open now. */
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

/** What there is once pages are loaded. */
interface OpenBook {
  readonly render: Render;
  readonly flip: Flip;
  spreads: Spreads;
}

export class PageFlip {
  readonly #parent: HTMLElement;
  readonly #settings: FlipSettings;
  readonly #listeners: Listeners = { flip: new Set(), changeState: new Set(), init: new Set() };
  #book: OpenBook | undefined;
  #isDisposed = false;

  /** Throws RangeError for settings that no book can have. */
  constructor(parent: HTMLElement, settings: Partial<FlipSettings>) {
    this.#parent = parent;
    this.#settings = checkSettings(settings);
  }

  /** Moves the elements into the book and opens it at its start page. An element that comes twice is one page. */
  loadFromHTML(elements: Iterable<HTMLElement>): void {
    const pages = new Set(elements);
    const { startPage, flippingTime, maxShadowOpacity } = this.#settings;
    const render = new Render(createBlock(this.#parent), maxShadowOpacity);
    render.replacePages(pages);
    const flip = new Flip({
      render,
      flippingTime,
      leafTowards: (direction) => this.#book?.spreads.leafTowards(direction),
      onTurned: (direction) => {
        this.#book?.spreads.turn(direction);
        this.#showSpread();
      },
      onState: (state) => this.#emit('changeState', state),
    });
    this.#book = { render, flip, spreads: new Spreads(pages) };
    this.turnToPage(Math.min(startPage, pages.size - 1));
    // Whoever made the book listens from the next moment on.
    queueMicrotask(() => {
      if (!this.#isDisposed) this.#emit('init', { page: startPage });
    });
  }

  /** Takes other pages in place of its own, and stays as near as it can to where it was open. */
  updateFromHtml(elements: Iterable<HTMLElement>): void {
    const book = this.#book;
    if (book === undefined) return;
    const pages = new Set(elements);
    const { position } = book.spreads;
    book.flip.settle();
    book.render.replacePages(pages);
    book.spreads = new Spreads(pages);
    this.turnToPage(Math.min(position, pages.size - 1));
  }

  /** Gives the pages back to the parent, as React expects them there before it takes one away. */
  clear(): void {
    this.#book?.flip.settle();
    this.#parent.append(...(this.#book?.spreads.elements ?? []));
  }

  /** Follows the block to another size at once, so that what is printed on the pages can be measured. */
  update(): void {
    // What moves would go on in the size it began with.
    this.#book?.flip.settle();
    this.#book?.render.resize();
    this.#book?.render.frames.drawNow();
  }

  /** Opens the spread of a position without turning; one that the book does not have changes nothing. */
  turnToPage(position: number): void {
    if (this.#book?.spreads.openAt(position) !== true) return;
    this.#showSpread();
    this.#book.render.frames.drawNow();
    // Laid out at once: until the next frame there is often nothing else to do, and it has less then.
    this.#parent.getBoundingClientRect();
  }

  flipNext(corner: Corner = 'top'): void {
    this.#book?.flip.flip('next', corner);
  }

  flipPrev(corner: Corner = 'top'): void {
    this.#book?.flip.flip('previous', corner);
  }

  /** Lifts the corner under a resting pointer; away from the corners it lies down again. Pixels from the open book's corner. */
  hoverAt(at: Point): void {
    this.#book?.flip.hoverAt(at);
  }

  /** Lets a page follow to a point; returns false where there is none to follow, or another one turns. */
  dragTo(at: Point): boolean {
    return this.#book?.flip.dragTo(at) ?? false;
  }

  /** Releases a dragged page: past the middle, or in the direction of a swipe, it turns, and that direction is returned. */
  release(swipe: Direction | undefined): Direction | undefined {
    return this.#book?.flip.release(swipe);
  }

  /** Ends at once whatever moves: a turn at its end, a fold where it began. */
  settle(): void {
    this.#book?.flip.settle();
  }

  getState(): FlipState {
    return this.#book?.flip.state ?? 'read';
  }

  /** Returns the position of the first page that lies open. */
  getCurrentPageIndex(): number {
    return this.#book?.spreads.position ?? 0;
  }

  /** Returns something once pages are loaded: so react-pageflip asks whether they are. */
  getFlipController(): unknown {
    return this.#book?.flip;
  }

  on<Name extends keyof PageFlipEvents>(name: Name, listener: (event: PageFlipEvent<Name>) => void): void {
    this.#listeners[name].add(listener);
  }

  /** Removes all listeners of an event. react-pageflip names some that this book does not have. */
  off(name: string): void {
    if (isEvent(name, this.#listeners)) this.#listeners[name].clear();
  }

  /** Stops drawing and removes all listeners. The nodes stay where they are: React takes them away. */
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

/** The pages lie in a block with a perspective of its own, in a wrapper that style can lay something beneath. */
function createBlock(parent: HTMLElement): HTMLElement {
  const wrapper = createDiv(parent, 'stf__wrapper');
  const block = createDiv(parent, 'stf__block');
  wrapper.append(block);
  parent.prepend(wrapper);
  return block;
}
