// What the app passes to the viewer, in groups.
import type { ReactNode } from 'react';
import type { Player } from '../../player/player';
import type { AnswerMedia } from '../../player/state/player-state';
import type { ReadingPositionStore } from '../../player/follow-reading-position';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import type { PresentationIndex } from '../../contract/presentation/presentation-index';
import type { Area, StoryView } from '../../contract/presentation/story-address';

export type LoadIndex = (presentationId: string, signal: AbortSignal) => Promise<PresentationIndex>;

/** Which presentation is shown, and where it comes from. */
export interface ViewerSource {
  readonly presentationId: string;
  /** The index URL is relative to it. */
  readonly appOrigin: string;
  readonly mediaOrigins: readonly string[];
  /** Must be stable: a new function loads again. */
  readonly loadIndex: LoadIndex;
  /** The area in which it was opened; gives the world if the kind has none. */
  readonly area?: Area;
  /** The name of the story's language in the list, which takes precedence over that in its index; undefined while it is unknown. */
  readonly language?: string | undefined;
}

/** How the story starts and is shown. */
export interface ViewerOptions {
  readonly autoplay: boolean;
  readonly blur: boolean;
  readonly hideRotatePrompt?: boolean;
  /** Book or slides (spec book §2); slides by default. */
  readonly view?: StoryView;
}

/** What asking about a presentation needs of its player. */
export interface AskSlotProps {
  readonly presentationId: string;
  /** The presentation's language; undefined while it is unknown. */
  readonly lang: string | undefined;
  /** Whether the last playback was an answer. */
  readonly isAnswering: boolean;
  /** Makes the presentation silent before a microphone opens. */
  readonly onAsk: () => void;
  /** Plays an answer; its URLs are resolved. */
  readonly onAnswer: (answer: AnswerMedia) => void;
  /** Leads back to the slide at which the question was asked, and plays it from its beginning. */
  readonly onContinue: () => void;
}

/** What rating a story needs of its player. */
export interface RatingSlotProps {
  readonly presentationId: string;
  /** False once the story is started again, as the other screen of a split kiosk can do while the dialog is open. */
  readonly isStoryOver: boolean;
  /** Whether somebody sees the end: not below the sleep timer's dark screen. */
  readonly isEndInSight: boolean;
  readonly isDialogOpen: boolean;
  /** Opens or closes the dialog. Stable. */
  readonly onDialog: (isOpen: boolean) => void;
}

/** What the end of a story offers. */
interface EndPanelSlotProps {
  /** Plays the story from the beginning. */
  readonly onReplay: () => void;
  /** Opens the rating dialog. */
  readonly onRate: () => void;
}

/** What the app adds to the viewer. */
export interface ViewerSlots {
  /** A message of the app with its buttons, shown above the presentation until it is dismissed. */
  readonly notice?: ReactNode;
  /** The app's button in the bar that saves the story; hidden while only Play is shown. */
  readonly saveButton?: ReactNode;
  /** The product logo, above the slides. */
  readonly logo?: ReactNode;
  /** Buttons of the app beside the prompts of a party. */
  readonly partyTools?: ReactNode;
  /** Renders the panel that lets a visitor ask about the presentation, once that has begun. */
  readonly renderAskPanel?: (props: AskSlotProps) => ReactNode;
  /** Covers of other stories, shown at the end. */
  readonly readNext?: ReactNode;
  /** Replaces the panel at the end of a story that can be rated. */
  readonly renderEndPanel?: (props: EndPanelSlotProps) => ReactNode;
  /**
   * Renders what asks for a rating at the end, and the dialog, from the first end on; nothing is rated without it. The player ignores its
   * keys while the dialog is open.
   */
  readonly renderRating?: (props: RatingSlotProps) => ReactNode;
}

export interface ViewerEvents {
  readonly onHome: () => void;
  readonly onPlayingChange?: (playing: boolean) => void;
  /** Called with the player of a story; what it returns is called when the player is closed. Must be stable. */
  readonly onPlayer?: (player: Player) => () => void;
  /** Called once, when the story is first painted. */
  readonly onFirstPaint?: () => void;
  /** Called each time the presentation cannot be loaded. Must be stable. */
  readonly onUnavailable?: () => void;
  /** Called when the user switches the view. */
  readonly onViewChange?: (view: StoryView) => void;
}

export interface ViewerProps {
  readonly source: ViewerSource;
  readonly options: ViewerOptions;
  readonly slots: ViewerSlots;
  readonly events: ViewerEvents;
  /** Link to the list of saved stories, for when this one cannot be loaded offline. */
  readonly savedHref?: string;
  /** Reads and saves the reading position; without it there is no Continue button. */
  readonly positions?: ReadingPositionStore;
  /** Replaced in tests. */
  readonly deps?: ViewerDeps;
}
