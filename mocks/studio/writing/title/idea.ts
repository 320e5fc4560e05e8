// What a typed title was understood to ask for.
import type { Figure } from '../lexicon/figure';
import type { Place } from '../lexicon/places';
import type { Thing } from '../lexicon/things';
import type { Mood } from '../staging/light';
import type { Line } from '../wording/sentences';
import type { Many } from './many';
import type { Subject } from './subject-noun';

/** What a child grieves over or fears, as far as there is a story of it. */
export type Grief = 'missing' | 'hospital' | 'forgetting' | 'death' | 'dying' | 'parting';

/** What somebody in the title wants or does. */
export type Goal =
  /** The found, lost or sought object is the idea's thing, else its second figure. A journey leads to the idea's place. */
  | { readonly kind: 'find' | 'friend' | 'sleep' | 'journey' | 'help' | 'celebrate' | 'question' | 'race' }
  /** What every other of its kind can: a dragon’s fire, a lion’s roar. */
  | { readonly kind: 'nature' }
  /** Something that one can learn: its key, and its infinitives. */
  | { readonly kind: 'learn'; readonly feat: string; readonly called: Line }
  /** Anything else that somebody wants, as an infinitive in the title's language: `be a pirate`, `ein Pirat sein`. */
  | { readonly kind: 'want'; readonly phrase: string }
  /** What somebody does not want to do, as such an infinitive: `tidy up`, `mich anziehen`. */
  | { readonly kind: 'refuse'; readonly phrase: string }
  /** `of` is a noun phrase in the title's language, fit for `afraid of …` and `Angst vor …`. */
  | {
      readonly kind: 'afraid';
      readonly of?: string;
      /** Who or what that is, where it can be drawn; such a figure is one of the idea's others. */
      readonly whom?: Figure;
      readonly what?: Thing;
    }
  /** The idea's others are two: whom it is about, and who is there for the hero; with `parting` both parents. */
  | {
      readonly kind: 'grief';
      readonly grief: Grief;
      /** An animal of the house. */
      readonly isPet?: boolean;
      /** Parents quarrel; that they part is not said. */
      readonly isConflict?: boolean;
    };

export interface Idea {
  /** As typed, without outer and double spaces. */
  readonly title: string;
  /** As a story says it: spelt right, without quotation marks, an age and `please`. */
  readonly called: string;
  /** As the cover says it: as typed, without the request for a story. */
  readonly entitled: string;
  /** Whom the title is about; undefined when it names nobody who can be drawn. */
  readonly hero?: Figure;
  /** Others that the title names, in its order. */
  readonly others: readonly Figure[];
  /** Who has gone away, which is why somebody is sad. */
  readonly gone?: Figure;
  readonly thing?: Thing;
  readonly place?: Place;
  readonly goal?: Goal;
  readonly mood?: Mood;
  /** What it is about, whether that can be drawn or not; undefined when it names nothing, or many. */
  readonly subject?: Subject;
  /** What stands behind `and`: the rainbow of `The snail and the rainbow`. */
  readonly second?: Subject;
  /** Who or what it has many of. */
  readonly many?: Many;
  /** The word that a relative clause follows; a story that has nobody and nothing of that name does not tell the title. */
  readonly lead?: string;
  /** The relative clause without its pronoun: a story that knows nothing of it does not tell the title. */
  readonly clause?: string;
  /** What the hero has or lacks, as the title says it: `with the short neck`. */
  readonly feature?: string;
  /** The title's words in order, spelt right, without those that only ask for a story. */
  readonly words: readonly string[];
  /** Those of them that name what somebody does without: the `door` of a house without a door. */
  readonly lacked: readonly string[];
  /** Those of them that make another story of it: `three` mice, a `flying` bathtub, a moon made of `cheese`. */
  readonly demands: readonly string[];
}
