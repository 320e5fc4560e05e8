// Lays the covers of stories on light paper, like their pictures (picture-paper.ts), but with paper wherever a cover leaves its place free:
// the first paint of the shelf needs no code that measures.
import type { SyntheticEvent } from 'react';

/** Lays a loaded cover on paper, which the style sheet draws (base.css); before that the paper would be seen alone. */
export function layCoverOnPaper({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset['paper'] = 'true';
}
