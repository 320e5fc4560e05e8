// The data types of a story as an author writes it.
import type { ImageStyle } from '../../src/contract/creation/image-styles';
import type { Scene } from './scene';

/** The voices of the press: Pico's in German, and two engines of Debian in English (`voice/`). */
export type VoiceName = 'english-woman' | 'english-man' | 'german-woman' | 'german-man';

/** The speakers before the green screen of a presentation. */
export type SpeakerName = 'bear' | 'robot';

/** One page: a headline, the text that is read aloud, and the picture. */
export interface Page {
  readonly headline: string;
  readonly text: string;
  readonly scene: Scene;
}

interface Titled {
  /** Digits only (spec contract §9). */
  readonly id: string;
  readonly title: string;
  readonly language: 'German' | 'English';
  readonly imageStyle: ImageStyle;
}

/** A story or presentation that is narrated page by page. */
export interface NarratedStory extends Titled {
  readonly kind: 'PRESENTATION' | 'STORY' | 'CHILDRENS_STORY' | 'DARKTALE' | 'CHRISTMAS_STORY';
  /** For example `age_3`; a presentation for everyone has none. */
  readonly targetGroup?: `age_${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
  readonly voice: VoiceName;
  /** Gives every page a speaker's film on green. */
  readonly speaker?: SpeakerName;
  /** Its text is the title that is read aloud; its headline is above (the app swaps the two, spec contract §1). */
  readonly cover: Page;
  readonly pages: readonly Page[];
  readonly ending: Page;
}

/** A Dallic Party: one picture that a repeated prompt changes again and again. */
export interface Party extends Titled {
  readonly kind: 'DALLIC_PARTY';
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly { readonly description: string; readonly scene: Scene }[];
}

export type Story = NarratedStory | Party;
