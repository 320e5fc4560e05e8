// Words by which a title names a grave topic: whole words, `*` for any letters before or after it, `_` for a space. Words of every
// language are looked for in every title, except those that mean something else in another language.
import * as v from 'valibot';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import data from './grave-words.json' with { type: 'json' };

const words = v.array(v.string());
/** The kinds of grave topics; their words stand in a row for each language. */
const kindsSchema = v.strictObject({
  atrocities: words,
  death: words,
  illness: words,
  distress: words,
  religion: words,
  politics: words,
  people: words,
});
const kind = v.keyof(kindsSchema);
export const gravities = kind.options;
export type Gravity = v.InferOutput<typeof kind>;

/** What may not be followed by facts about something else in the title: `The war and the birds` is no talk about birds. */
export const sorrows: ReadonlySet<Gravity> = new Set(['atrocities', 'death', 'illness', 'distress']);

const graveSchema = v.strictObject({
  words: kindsSchema,
  /** Words that mean something else in another language: they count only in a talk in their own. */
  ownWords: v.array(v.strictTuple([v.picklist(speakerLanguages), kind, v.string()])),
  /** Harmless phrases with a grave word: they are taken out of a title before it is judged. */
  harmless: words,
  /** Words that say that a crab is meant where `Krebs` stands alone. */
  crabs: words,
  /** First names: with a family name after it, a title names a person. */
  firstNames: words,
});

export const graveWords = v.parse(graveSchema, data);
