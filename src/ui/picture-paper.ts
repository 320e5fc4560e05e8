// Lays the pictures of stories on light paper (spec player §1), on which black ink is seen whatever colours surround it.
import type { SyntheticEvent } from 'react';

/** The colour of the paper, which the style sheets know as `--picture-paper`. */
export const picturePaper = '#fffdf8';

/** Sheets by their shape. A library has few shapes. */
const sheets = new Map<string, string>();

/** Lays a loaded picture on paper, which the style sheet draws (base.css); before that the paper would be seen alone. */
export function layOnPaper(picture: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = picture;
  picture.dataset['paper'] = 'true';
  // The paper of a square is as large as its place. Any other picture leaves a part of its place free, and its sheet does so too.
  if (width === height) return;
  const shape = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${shape}><rect ${shape} fill="${picturePaper}"/></svg>`;
  const sheet = sheets.get(shape) ?? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  sheets.set(shape, sheet);
  picture.style.setProperty('--sheet', `url(${sheet})`);
}

/**
 * Lays a loaded cover on paper, which the style sheet draws wherever the cover leaves its place free (base.css). Measures nothing, since
 * the first paint of the shelf has many covers.
 */
export function layCoverOnPaper({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset['paper'] = 'true';
}
