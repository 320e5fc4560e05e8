// Somebody in a story: how they are called, drawn and heard.
import * as v from 'valibot';
import type { HeroLooks } from '../../../../src/contract/creation/creation-settings';
import { characterSchema } from '../../drawing/scene';
import type { SpeakingVoice } from '../made-story';
import type { Referent } from '../grammar/noun';

export const lookSchema = v.omit(characterSchema, ['x', 'y', 's']);
export type Look = Readonly<v.InferOutput<typeof lookSchema>>;

export interface Figure extends Referent {
  /** The key of its entry in the lexicon. */
  readonly id: string;
  readonly look: Look;
  /** Size relative to a child; pictures soften the difference. */
  readonly size: number;
  readonly voice: SpeakingVoice;
  /** How somebody wishes to look, where the story's maker said it. */
  readonly chosenLook?: HeroLooks;
}

/** Whether somebody has skin and clothes, and no fur. */
export function isPerson({ look: { k } }: Pick<Figure, 'look'>): boolean {
  return k === 'child' || k === 'adult' || k === 'baby';
}
