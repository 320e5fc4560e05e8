// Where a story opens (decision 28). Shared by the shelf's links and the worker's answer to `/p/{id}`.

const slidesFirst: readonly string[] = ['production', 'develop', 'museum'];

/** The hash under which a story opens: the book in bookworm and in any mode that is no variant (decision 31), slides elsewhere. */
export function storyHash(mode: string, id: string): string {
  return slidesFirst.includes(mode) ? `#/view/${id}` : `#/story/read/${id}`;
}
