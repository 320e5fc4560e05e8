// What an author writes: one story as data. Knows nothing of how it is drawn, spoken or stored.
import type { Scene } from './scene';

/** The ten picture styles (core 9). */
export type PictureStyle =
  | 'crayon'
  | 'quentin_blake'
  | 'j_drawing'
  | 'childpaint'
  | 'pastel_dream'
  | 'ink_splash'
  | 'crayon_cozy'
  | 'paper_collage'
  | 'scandi_minimal'
  | 'retro_gouache';

/** The voices of the press; what engine and filter stand behind each is the business of `voice/`. */
export type VoiceName = 'english-woman' | 'english-man' | 'german-woman' | 'german-man';

/** Who stands before the green screen of a presentation. */
export type SpeakerName = 'bear' | 'robot';

/** One page: a headline, the words that are read aloud, and the picture. */
export interface Page {
  readonly headline: string;
  readonly text: string;
  readonly scene: Scene;
}

interface Titled {
  /** Digits only (decision 6). */
  readonly id: string;
  readonly title: string;
  readonly language: 'German' | 'English';
  readonly imageStyle: PictureStyle;
}

/** A story or presentation that is narrated page by page. */
export interface NarratedStory extends Titled {
  readonly kind: 'PRESENTATION' | 'STORY' | 'CHILDRENS_STORY' | 'DARKTALE' | 'CHRISTMAS_STORY';
  /** As `age_3`; a presentation for everyone has none. */
  readonly targetGroup?: `age_${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
  readonly voice: VoiceName;
  /** Gives every page a speaker video on green. */
  readonly speaker?: SpeakerName;
  /** Its text is the title that is read aloud; its headline stands above (the app swaps the two, experience 3). */
  readonly cover: Page;
  readonly pages: readonly Page[];
  readonly ending: Page;
}

/** A Dallic Party: one picture that a repeated wish changes again and again. */
export interface Party extends Titled {
  readonly kind: 'DALLIC_PARTY';
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly { readonly description: string; readonly scene: Scene }[];
}

export type Story = NarratedStory | Party;
