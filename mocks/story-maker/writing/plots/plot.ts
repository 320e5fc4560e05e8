// The format of a plot. To add one, make a folder here whose main file exports a `Plot`, and add it to plots.ts.
//
// A plot is an opening and a closing of beats in order, and episodes between them. A beat is one page: its headline, its
// text in two languages and two levels, and its scene. A story with fewer pages than beats takes those that are needed most
// (`need`: 1 first; equal ones in order) and keeps their order, so each text must be understood when beats with a higher
// `need` are missing. A list in the place of a beat holds alternatives: the seed chooses one. In a short story episodes take the
// places of up to three beats that it can do without; a longer one takes all beats and fills the rest with episodes. They come
// between opening and closing in an order by the seed, each with a new {guest} at a new {place}; an episode is a whole little
// event that changes nothing for the beats around it. Six beats are the least, and four episodes; to them come those of
// shared-episodes.ts, which the plots share. The first beat introduces the hero with {hero:intro} and has `need: 1`.
//
// Texts (notation: wording/template.ts). `little` is for ages 1 and 2: two to four sentences of at most nine words, in the
// present tense, with repetition. `middle` is for 3 and 4: two to five sentences of at most 16 words; what stands in
// [brackets] is added for 5 to 7, where a sentence may have 24. Nothing may depend on the light: use {once} for the first
// words (`One sunny morning`, `An einem stürmischen Tag`; at night in dark tales, in snow before Christmas) and the
// time of a scene for the rest.
//
// Slots: who   {hero} {friend} {helper} {guest}, with every form of grammar/german.ts or grammar/english.ts
//              ({hero:intro} {hero:full} {hero:acc} {hero:dat} {hero:gen} {hero:call} {hero:sein}e {hero:his} …).
//              `hero` may be a child, an animal or a grown-up with or without a name: never write a gender or an article.
//              In direct speech the speaker is one of these words: «helper: Komm mit!»
//        what  {thing} with the same forms (only where the plot's `fits` has asked for `idea.thing`),
//              {lost} of the goal `find`: the thing, else the friend, with the same forms,
//              {goal} the infinitive of what the hero wants (`fly`, `fliegen`), only with the goals `learn` and `want`
//              {fear} of the goal `afraid`: `the dark` / `der Dunkelheit` (as in `afraid of {fear}`, `Angst vor {fear}`)
//        where {place} (`by the pond`, `am Teich`) and {place:to} (`to the pond`, `zum Teich`): the beat's `place`, an
//              episode's own place, or the title's
//        other {once} the first words of a story, {title} the whole title in quotation marks
//
// Scenes are made with the tools of `Stage` (staging/stage.ts); only what the text says may be seen.
import type { Scene } from '../../../story-press/scene';
import type { Atmosphere } from '../staging/light';
import type { Stage } from '../staging/stage';
import type { Idea } from '../title/idea';
import type { Line } from '../wording/sentences';

/** A text for the youngest (1 and 2) and for the others. */
interface Levels {
  readonly little: string;
  readonly middle: string;
}

export interface Beat {
  /** How much the story needs it; 1 is taken first. */
  readonly need: number;
  /** The beat is left out of ideas for which this is false; at least six beats must remain. */
  readonly when?: (idea: Idea, atmosphere: Atmosphere) => boolean;
  /** A key of lexicon/places.ts; without it the title's place, else the story's own. */
  readonly place?: string;
  /** Two to five words without a full stop. */
  readonly headline: Line;
  readonly de: Levels;
  readonly en: Levels;
  readonly scene: (stage: Stage) => Scene;
}

/** A beat, or some that stand for each other: the seed chooses one of those that fit. */
export type Part = Beat | readonly Beat[];

/** The roles that a plot may give away; keys of lexicon/figures.ts. */
export interface Casting {
  /** Used when the title names nobody. */
  readonly hero?: string;
  /** Used when the title names nobody beside the hero. */
  readonly friend?: string;
  readonly helper?: string;
  /** Whence the others come; from the land when absent. */
  readonly kin?: 'sea';
  /** Friend and helper are the two others of the title, of the hero's own kind. */
  readonly isFamily?: boolean;
}

export interface Plot {
  readonly id: string;
  /** Returns how well the plot fits: 0 not at all, 1 for any title, 5 for the goal it was written for, 9 in its own atmosphere, 20 for grief. */
  readonly fits: (idea: Idea, atmosphere: Atmosphere) => number;
  readonly cast?: (idea: Idea, atmosphere: Atmosphere) => Casting;
  /** Where it may happen when the title does not say; keys of lexicon/places.ts. Without it, anywhere outdoors. */
  readonly places?: (idea: Idea) => readonly string[];
  /** Under the title on the cover: `A story about friendship`. */
  readonly subtitle: Line;
  readonly cover: (stage: Stage) => Scene;
  readonly opening: readonly Part[];
  readonly episodes: readonly Beat[];
  readonly closing: readonly Part[];
  /** So many of the most needed beats introduce whom the episodes show; 4 when absent. Short stories replace others by episodes. */
  readonly minBeats?: number;
  /** Whether it also tells titles that no plot was written for. */
  readonly tellsAnything?: boolean;
  /** Whether it happens at night: the scenes of the shared episodes, too. */
  readonly isNight?: boolean;
  /** Whether the shared episodes do not fit. */
  readonly isApart?: boolean;
  /** The last words, after the pages: one or two sentences at the level of `little`. */
  readonly ending: Line & { readonly headline: Line; readonly scene: (stage: Stage) => Scene };
}
