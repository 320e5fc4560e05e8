// The common props of the two views of a story, slides and book.
import type { ReactNode } from 'react';
import type { Player } from '../../../player/player';
import type { ViewerDeps } from './browser-deps';
import type { Pictures } from '../pictures/use-pictures';

export interface StoryViewProps {
  readonly player: Player;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  readonly deps: ViewerDeps;
  /** Called when the first picture is decoded, and in a book its pages are open too: the next frame paints them. May be called again. */
  readonly onPictureReady: () => void;
  /** The panel at the end of the story; null before the end. */
  readonly endPanel: ReactNode;
}
