// A topic that the maker has learned about: its names, the words by which a title means it, its facts and its pictures.
import type { Scene, Thing } from '../../../story-press/scene';
import type { Texts } from '../wording/texts';
import type { Aspect } from './aspects';

/** A fact: what it is about, and a sentence in each language. */
export type Fact = readonly [aspect: Aspect, ...texts: Texts];

export interface Topic {
  readonly id: string;
  readonly isPlural: boolean;
  /** With the article as the language uses it for the thing in general: `bees`, `der Mond`, `les abeilles`. */
  readonly names: Texts;
  /**
   * Words of any language, separated by spaces. A word may take an ending, unless `_` ends it; `-` before it says that it may end a
   * German compound: `bee_ bees -biene`.
   */
  readonly words: string;
  readonly facts: readonly Fact[];
  /** What is drawn: things about their own middle, and the land around them. */
  readonly things: readonly Thing[];
  readonly land?: Scene;
}
