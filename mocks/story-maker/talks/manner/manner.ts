// How a speaker talks, in all languages. It touches how a thing is said, never whether it is true.
import type { Texts } from '../wording/texts';

export interface Manner {
  /** The first words; `{name}` is the speaker. */
  readonly greeting: Texts;
  /** Remarks after a fact, which fit every fact. */
  readonly asides: readonly Texts[];
  /** The last words. */
  readonly closing: Texts;
}

/** One of the four manners, with a few lines of one's own before or in place of its lines. */
export interface Personality {
  /** What a description of such a person contains, in German or English. */
  readonly words: RegExp;
  readonly manner: Manner;
  readonly greeting?: Texts;
  readonly asides: readonly Texts[];
  readonly closing?: Texts;
}

/** A narration style: what begins a slide, and what may follow a fact. */
export interface Style {
  /** The first words of all. */
  readonly beforeFacts?: Texts;
  readonly leads: readonly Texts[];
  readonly afterFacts: readonly Texts[];
}
