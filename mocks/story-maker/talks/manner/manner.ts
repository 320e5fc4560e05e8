// How a speaker talks: the words of a personality, of a narration style, or of a tone, in all languages.
import type { Texts } from '../wording/texts';

/** A personality's way to talk. */
export interface Manner {
  /** What a description of such a person contains, in German or English. */
  readonly words: RegExp;
  /** The first words; `{name}` is the speaker. */
  readonly greeting: Texts;
  /** Remarks between the sentences, which fit any topic. */
  readonly asides: readonly Texts[];
  /** The last words. */
  readonly closing: Texts;
}

/** A way to tell: what begins a slide, and what may stand between its sentences. */
export interface Style {
  /** The first words where there are facts to tell. */
  readonly beforeFacts?: Texts;
  readonly leads: readonly Texts[];
  readonly asides: readonly Texts[];
  /** Remarks that make sense only after a fact. */
  readonly afterFacts: readonly Texts[];
}
