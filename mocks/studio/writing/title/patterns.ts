// The patterns of titles that speak of a wish, a fear or a grief. They are data: regular expressions in which `{name}` stands for one of
// a list of words. The first that matches counts.
import * as v from 'valibot';
import { lacks } from '../../drawing/scene-names';
import { lineSchema, textSchema, wordSetSchema } from '../../data-schemas';
import type { Language } from '../wording/sentences';
import data from './patterns.json' with { type: 'json' };

const lists = v.parse(v.record(v.string(), v.array(textSchema)), data.lists);

/** Returns a pattern with the words of its lists. Throws RangeError for a list that is not there. */
function written(pattern: string): string {
  return pattern.replaceAll(/\{([a-zä]+)\}/g, (_, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new RangeError(`No list of words: ${name}`);
    return `(?:${list.map(written).join('|')})`;
  });
}

const pattern = (flags: string) =>
  v.pipe(
    textSchema,
    v.transform((source) => new RegExp(written(source), flags)),
  );

const ruleSchema = v.strictObject({
  meant: textSchema,
  titles: v.array(textSchema),
  /** In German a capital tells a noun. */
  isCased: v.exactOptional(v.boolean(), false),
});

/** Returns the schema of rules: each pattern, and what its titles mean. */
function rulesSchema<const Meaning extends string>(meanings: readonly Meaning[]) {
  return v.pipe(
    v.array(ruleSchema),
    v.transform((rules) =>
      rules.flatMap(({ titles, isCased, meant }) =>
        titles.map((title) => ({
          meant: v.parse(v.picklist(meanings), meant),
          title: new RegExp(written(title), isCased ? 'u' : 'iu'),
        })),
      ),
    ),
  );
}

const ofLanguages = <Schema extends v.GenericSchema, Other extends v.GenericSchema>(
  German: Schema,
  English: Other,
) => v.strictObject({ English, German } satisfies Record<Language, v.GenericSchema>);

/** What somebody wants or does in a title. */
export const goalKinds = [
  'afraid', 'sleep', 'learn', 'want', 'refuse', 'friend', 'find', 'journey', 'help', 'celebrate', 'question', 'race', 'nature',
] as const; // prettier-ignore
const goalsSchema = rulesSchema(goalKinds);
/** A conflict: parents quarrel, and that they part is not said. */
const griefSchema = rulesSchema([
  'missing', 'hospital', 'forgetting', 'death', 'dying', 'parting', 'conflict',
]); // prettier-ignore
/** What a pattern finds, and what stands for it. */
const changes = (flags: string) => v.array(v.strictTuple([pattern(flags), v.string()]));
const changesSchema = ofLanguages(changes('gu'), changes('giu'));
const casedChangesSchema = ofLanguages(changes('gu'), changes('gu'));

export const patterns = v.parse(
  v.strictObject({
    lists: v.unknown(),
    /** From the plainest statement to the faintest hint. Groups: `of` holds the fear, `feat` the skill to learn, `want` another wish. */
    goals: ofLanguages(goalsSchema, goalsSchema),
    /** What somebody may want besides: the group `phrase`. */
    phrases: goalsSchema,
    /** What one can learn: its infinitives, and the words of titles for it. */
    feats: v.record(v.string(), v.strictObject({ ...lineSchema.entries, words: wordSetSchema })),
    /** Quotation marks, ages and `please` are no part of a title. */
    manners: casedChangesSchema,
    /** `Please write a story about` is no part of a title; German says the rest in another case, and keeps `Eine Geschichte über`. */
    commands: casedChangesSchema,
    /** The sentence in which a parent asks for a story becomes what it is about: `Emma and unicorns`. */
    requests: casedChangesSchema,
    /** `Why the giraffe wears wellies` is no question, but what somebody wants to know. */
    questions: changesSchema,
    /** What a story must know of its noun: the group `said`. */
    demands: ofLanguages(v.array(pattern('u')), v.array(pattern('u'))),
    /** Phrases of courage, which name no fear. */
    courage: changesSchema,
    /** Phrases of a fear from the view of the hero, such as `his own shadow`, become general: `the shadow`. */
    feared: changesSchema,
    /** Phrases of a wish become the hero's words: `to have her own house` → `to have my own house`. Words for its strength go. */
    wished: changesSchema,
    /** A title whose hero has or lacks something becomes that: `with the short neck`. */
    features: casedChangesSchema,
    /** What such a hero lacks on the pictures. */
    lacks: v.array(v.strictTuple([v.picklist(lacks), pattern('iu')])),
    /** Groups: `dear` is about whom it is, `who` grieves. */
    grief: ofLanguages(griefSchema, griefSchema),
    /** Of the whole title; `lead` is the word that a relative clause follows, and `company` stands before those with whom, for whom or at whose place something is done. */
    shapes: v.record(v.string(), pattern('iu')),
    /** Who is in hospital without being ill, and who nearly died: there is no grief in it. */
    harmless: v.array(pattern('iu')),
    /** Grave subjects, which no story has. */
    untold: v.array(pattern('iu')),
  }),
  data,
);

// prettier-ignore
type ChangeKind = 'features' | 'manners' | 'commands' | 'requests' | 'questions' | 'courage' | 'feared' | 'wished';

/** Returns a text with what the patterns find replaced. */
export function rewritten(text: string, kind: ChangeKind, language: Language): string {
  return patterns[kind][language].reduce((rest, [found, by]) => rest.replace(found, by), text.trim()).trim();
}

/** Returns whether a title is shaped like this. */
export function isShaped(shape: keyof typeof data.shapes, title: string): boolean {
  return patterns.shapes[shape]?.test(title) === true;
}

/** Returns the word that a relative clause follows, and the clause: the cheese of `The cheese who wanted to be king`. */
export function clauseIn(title: string): { readonly lead?: string; readonly clause?: string } {
  const { lead, clause = '' } = patterns.shapes.lead?.exec(title)?.groups ?? {};
  if (lead === undefined) return {};
  // `Die Katze, die Maus und der Hund` are three.
  const isList = /, (?:der|die|das) /.test(title) && /(?:^|\s)\p{Lu}[\p{L}-]*$/u.test(clause);
  return isList ? { lead } : { lead, clause };
}

/** Returns a title as somebody asks it: `Why do cats purr?`, `I want to know why the giraffe wears wellies.` */
export function askedAs(question: string, language: Language): string {
  const asked = rewritten(question, 'questions', language);
  return asked.replace(/\??$/, asked === question ? '?' : '.');
}
