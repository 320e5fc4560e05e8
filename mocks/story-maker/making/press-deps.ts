// What all work of the press needs from outside.
import type { PressProgress } from './press-messages';

/** What the press needs from outside. */
export interface PressDeps {
  /** Returns milliseconds. */
  readonly now: () => number;
  readonly onProgress: (progress: PressProgress) => void;
}
