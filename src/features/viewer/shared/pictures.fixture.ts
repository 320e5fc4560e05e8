// Pictures of which none fails or moves.
import { createWritable } from '../../../base/readable';
import type { Pictures } from './Picture';

export const allPictures: Pictures = {
  hasFailed: () => false,
  onFailed: () => undefined,
  tryAgain: () => () => undefined,
  mayMove: createWritable(true),
  stillOf: () => Promise.resolve(undefined),
};
