// The addresses under which a story opens (spec book §2). Used by the gallery's links, and by the service's and the
// worker's responses to `/p/{id}`.

/** The areas in which stories are made and read (spec screens §1). */
export const storyAreas = ['story', 'dark-tales', 'childrens-story', 'xmas'] as const;
export type StoryArea = (typeof storyAreas)[number];

/** The first segment of an address at which a presentation is opened or made. */
export type Area = StoryArea | 'view' | 'party';

/** A story can be watched as slides or read as a book (spec book §2). */
export type StoryView = 'slides' | 'book';

const slidesFirst: readonly string[] = ['production', 'develop', 'museum'];

/**
 * Returns the hash under which a story opens in the given view, or in the default view of the variant: a book in bookworm
 * and for any name that is no variant (spec contract §13), slides elsewhere.
 */
export function storyHref(variant: string, id: string, view = defaultView(variant)): string {
  return view === 'slides' ? `#/view/${id}` : `#/story/read/${id}`;
}

/**
 * Returns the number by which a person finds a slide again: in a book the one printed on the first page of its spread (spec book §1),
 * among slides its place.
 */
export function pageOfSlide(slide: number, view: StoryView): number {
  return view === 'book' ? Math.max(1, 2 * slide) : slide + 1;
}

/** Returns how a story opens for whoever has chosen nothing. */
export function defaultView(variant: string): StoryView {
  return slidesFirst.includes(variant) ? 'slides' : 'book';
}

/** Returns the target of the short link `/p/{id}`, relative to the origin: the kiosk in the museum, else the reader. */
export function shortLinkTarget(variant: string, id: string): string {
  return `${variant === 'museum' ? '/kiosk.html' : '/'}${storyHref(variant, id)}`;
}

/** How far a story has been read: the player reports it, and the device stores it (spec player §11). */
export interface ReadingPosition {
  /** Position in `[initialSlide, …slides, finalSlide]`, from 0 (spec player §1). */
  readonly slide: number;
  /** Whole seconds into the slide's narration. */
  readonly second: number;
  readonly view: StoryView;
}
