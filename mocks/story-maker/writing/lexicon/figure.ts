// Somebody in a story: how they are called, drawn and heard.
import type { Character } from '../../../story-press/scene';
import type { SpeakingVoice } from '../../made-story';
import type { Referent } from '../grammar/noun';

export type Look = Omit<Character, 'x' | 'y' | 's'>;

export interface Figure extends Referent {
  /** The key of its entry in the lexicon. */
  readonly id: string;
  readonly look: Look;
  /** Size relative to a child; pictures soften the difference. */
  readonly size: number;
  readonly voice: SpeakingVoice;
}
