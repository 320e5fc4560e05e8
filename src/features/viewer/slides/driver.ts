// What shows the player's slides: the stage or the book. Both are handed the same, so that one can take the other's place.
import type { ReactNode } from 'react';
import type { Player } from '../../../player/player';
import type { PlayerState } from '../../../player/state/player-state';
import type { Pictures } from './pictures';

/** A story can be watched as slides or read as a book (decision 28). */
export type StoryView = 'slides' | 'book';

export interface DriverProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  readonly blur: boolean;
  readonly report: (error: unknown, where: string) => void;
  /** The first picture is to be seen; may be called again. */
  readonly onPainted: () => void;
  /** What can be done once the story is over, else null. */
  readonly after: ReactNode;
}
