// The interface through which the viewer reads and saves a reading position. The app stores it.
import type { ReadingPosition } from '../contract/presentation/reading-position';

export interface ReadingPositionStore {
  /** Resolves with the last position on this device, or undefined if there is none. Never rejects. */
  readonly read: (presentationId: string) => Promise<ReadingPosition | undefined>;
  /** Saves the current position; may be called at every change. */
  readonly save: (presentationId: string, position: ReadingPosition) => void;
}

/** Returns whether the story can be continued there: after the first slide and before the last. */
export function canContinue({ slide }: ReadingPosition, slides: number): boolean {
  return slide > 0 && slide < slides - 1;
}
