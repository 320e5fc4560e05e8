// The part of page-flip's own source that we build on. It is written for a laxer compiler, so its types are told here.

interface SourcePoint {
  readonly x: number;
  readonly y: number;
}

declare module 'page-flip-source/PageFlip' {
  import type { Flip } from 'page-flip-source/Flip/Flip';
  import type { HTMLPageCollection } from 'page-flip-source/Collection/HTMLPageCollection';
  import type { Render } from 'page-flip-source/Render/Render';
  import type { HTMLUI } from 'page-flip-source/UI/HTMLUI';
  export interface PageFlipEvents {
    readonly flip: number;
    readonly changeState: 'read' | 'fold_corner' | 'user_fold' | 'flipping';
    readonly changeOrientation: 'portrait' | 'landscape';
    readonly init: { readonly page: number };
  }
  export class PageFlip {
    constructor(block: HTMLElement, settings: object);
    protected readonly setting: { readonly startPage: number };
    protected readonly block: HTMLElement;
    protected ui: HTMLUI | undefined;
    protected render: Render | undefined;
    protected flipController: Flip | undefined;
    protected pages: HTMLPageCollection | null;
    protected trigger(event: string, app: PageFlip, data: unknown): void;
    loadFromHTML(items: readonly HTMLElement[]): void;
    updateFromHtml(items: readonly HTMLElement[]): void;
    update(): void;
    destroy(): void;
    clear(): void;
    turnToPage(position: number): void;
    flipNext(corner?: 'top' | 'bottom'): void;
    flipPrev(corner?: 'top' | 'bottom'): void;
    getCurrentPageIndex(): number;
    getState(): PageFlipEvents['changeState'];
    getOrientation(): PageFlipEvents['changeOrientation'];
    on<Name extends keyof PageFlipEvents>(
      event: Name,
      listener: (event: { readonly data: PageFlipEvents[Name] }) => void,
    ): void;
    off(event: keyof PageFlipEvents): void;
  }
}

declare module 'page-flip-source/Flip/Flip' {
  import type { PageFlip } from 'page-flip-source/PageFlip';
  import type { Render } from 'page-flip-source/Render/Render';
  interface Calculation {
    /** The held corner, from the spine: beyond it the page is past the middle. */
    getPosition(): SourcePoint;
    getCorner(): 'top' | 'bottom';
    /** 0 is forward, 1 is back. */
    getDirection(): 0 | 1;
  }
  export class Flip {
    constructor(render: Render, app: PageFlip);
    getCalculation(): Calculation | null;
    fold(at: SourcePoint): void;
    showCorner(at: SourcePoint): void;
    stopMove(): void;
    animateFlippingTo(from: SourcePoint, to: SourcePoint, isTurned: boolean): void;
    setState(state: 'read' | 'flipping'): void;
    reset(): void;
  }
}

declare module 'page-flip-source/Render/Render' {
  export interface SourcePage {
    readonly element: HTMLElement;
    /** While it bends: its corner and how it lies; in radians. */
    readonly state: { readonly position: SourcePoint; readonly angle: number };
    /** A hard page turns with its whole width, and the one beneath it is drawn with it. */
    getDrawingDensity(): 'soft' | 'hard';
  }
  /** Where the open book lies in its block, in pixels. */
  export interface BookRect {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly pageWidth: number;
  }
  export class Render {
    protected animation: { startedAt: number } | null;
    protected leftPage: SourcePage | null;
    protected rightPage: SourcePage | null;
    protected flippingPage: SourcePage | null;
    protected bottomPage: SourcePage | null;
    /** `width` in pixels, `angle` in radians. */
    protected shadow: {
      readonly pos: SourcePoint;
      readonly angle: number;
      readonly width: number;
      readonly opacity: number;
    } | null;
    /** From a page's coordinates, which count from the spine, to those of the block. */
    protected convertToGlobal(at: SourcePoint): SourcePoint;
    /** Draws one frame; `now` as the frame tells it. */
    protected render(now: number): void;
    start(): void;
    update(): void;
    reload(): void;
    startAnimation(frames: readonly (() => void)[], milliseconds: number, onEnd: () => void): void;
    finishAnimation(): void;
    setLeftPage(page: SourcePage | null): void;
    setRightPage(page: SourcePage | null): void;
    setBottomPage(page: SourcePage | null): void;
    setFlippingPage(page: SourcePage | null): void;
    clearShadow(): void;
    /** 0 is forward, 1 is back. */
    getDirection(): 0 | 1;
    getRect(): BookRect;
  }
}

declare module 'page-flip-source/Render/HTMLRender' {
  import type { PageFlip } from 'page-flip-source/PageFlip';
  import type { Render as SourceRender } from 'page-flip-source/Render/Render';
  export class HTMLRender extends SourceRender {
    constructor(app: PageFlip, settings: object, block: HTMLElement);
    protected drawLeftPage(): void;
    protected drawRightPage(): void;
    protected drawOuterShadow(): void;
    protected drawInnerShadow(): void;
    /** Hides every page that is none of the four. */
    protected clear(): void;
  }
}

declare module 'page-flip-source/Page/HTMLPage' {
  import type { Render, SourcePage } from 'page-flip-source/Render/Render';
  export class HTMLPage implements SourcePage {
    constructor(render: Render, element: HTMLElement, density: 'soft' | 'hard');
    readonly element: HTMLElement;
    readonly state: SourcePage['state'];
    getDrawingDensity(): 'soft' | 'hard';
    /** 0 is on the left, 1 on the right. */
    setOrientation(side: 0 | 1): void;
    setDrawingDensity(density: 'soft' | 'hard'): void;
  }
}

declare module 'page-flip-source/UI/HTMLUI' {
  import type { PageFlip } from 'page-flip-source/PageFlip';
  export class HTMLUI {
    constructor(block: HTMLElement, app: PageFlip, settings: object, items: readonly HTMLElement[]);
    getDistElement(): HTMLElement;
    protected setHandlers(): void;
    protected removeHandlers(): void;
  }
}

declare module 'page-flip-source/Collection/HTMLPageCollection' {
  import type { PageFlip } from 'page-flip-source/PageFlip';
  import type { Render, SourcePage } from 'page-flip-source/Render/Render';
  export class HTMLPageCollection {
    constructor(app: PageFlip, render: Render, block: HTMLElement, items: readonly HTMLElement[]);
    protected readonly render: Render;
    protected pages: SourcePage[];
    /** Which pages lie beside each other. */
    protected createSpread(): void;
    protected showSpread(): void;
    load(): void;
    show(position?: number): void;
    destroy(): void;
  }
}
