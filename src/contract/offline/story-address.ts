// Where a story opens (decision 28). Shared by the shelf's links, the service's answer to `/p/{id}` and the worker's.

const slidesFirst: readonly string[] = ['production', 'develop', 'museum'];

/**
 * Returns the hash under which a story opens as the given view, or as is usual in the mode: as a book in bookworm and in
 * any mode that is no variant (decision 31), as slides elsewhere.
 */
export function storyHash(mode: string, id: string, view = usualView(mode)): string {
  return view === 'slides' ? `#/view/${id}` : `#/story/read/${id}`;
}

function usualView(mode: string): 'book' | 'slides' {
  return slidesFirst.includes(mode) ? 'slides' : 'book';
}

/** Returns where the short link `/p/{id}` leads, from the origin on: to the kiosk in the museum, else to the reader. */
export function shortLinkTarget(mode: string, id: string): string {
  return `${mode === 'museum' ? '/kiosk.html' : '/'}${storyHash(mode, id)}`;
}
