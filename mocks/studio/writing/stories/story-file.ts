// The format of a written story, one JSON file each in `mocks/studio/stories`. docs/story-files.md describes it for authors.
import * as v from 'valibot';
import { characterSchema, propSchema, sceneSchema } from '../../drawing/scene';
import { propNames } from '../../drawing/scene-names';
import { places } from '../lexicon/places';
import { subjectKinds } from '../lexicon/subjects';
import { goalKinds } from '../title/patterns';
import { wordsOfLanguagesSchema } from '../title/words';
import { conditionNames } from './told-when';

const prop = v.picklist(propNames);
const place = v.pipe(
  v.string(),
  v.check(
    (id) => places.some((one) => one.id === id),
    ({ input }) => `No such place: ${input}`,
  ),
);
const at = v.tuple([v.number(), v.number()]);
const { entries: ofThing } = v.omit(propSchema, ['t', 'x', 'y']);

/** Somebody of the cast, or an animal that only this picture has, by its key in the lexicon. */
const figure = v.strictObject({
  who: v.string(),
  at,
  ...v.omit(characterSchema, ['k', 'x', 'y']).entries,
  hold: v.exactOptional(v.union([v.literal('thing'), prop])),
});
const thing = v.strictObject({ t: prop, at, ...ofThing });
/** The thing that the story was given. */
const givenThing = v.strictObject({ thing: v.literal(true), at, ...ofThing });
/** What the title is about, where it can be drawn; `pose`, `face` and `look` are for who has them. */
const subject = v.strictObject({
  /** `second` is what stands behind `and`. */
  subject: v.union([v.literal(true), v.literal('second')]),
  at,
  ...v.pick(characterSchema, ['s', 'z', 'flip', 'r', 'pose', 'face', 'look', 'arm']).entries,
  /** What stands for it where nothing draws it. */
  else: v.exactOptional(v.strictObject({ t: prop, s: v.number() })),
});
const drawn = v.union([figure, thing, givenThing, subject]);

const scene = v.strictObject({
  /** Only on cover and ending; a beat has its own. */
  place: v.exactOptional(place),
  light: v.picklist(['morning', 'day', 'evening', 'night']),
  // Sky and ground are the light's and the place's.
  ...v.omit(sceneSchema, ['sky', 'ground']).entries,
  put: v.array(drawn),
  back: v.exactOptional(v.array(drawn)),
});

const line = v.strictObject({ de: v.string(), en: v.string() });
const page = {
  place: v.exactOptional(place),
  /** Roles that the text names though it says that they are elsewhere, or hidden: whoever calls from the next room. */
  unseen: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Things whose size is what the text is about: a parcel larger than the house. */
  outsized: v.exactOptional(v.pipe(v.array(prop), v.minLength(1))),
  headline: line,
};
/** Whether a title says more of its noun, and whether there are two or many of it. */
const nounForms = ['noun', 'phrase', 'told', 'pair', 'many'] as const;
/** One line, as the wizards show it (spec screens §10). */
const sampleTitle = v.pipe(v.string(), v.regex(/^\S.{1,58}\S$/u));
/** The youngest read the ten most needed pages only, so others have no `little`. */
const levels = v.strictObject({ middle: v.string(), little: v.exactOptional(v.string()) });

export const storyFileSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  worlds: v.pipe(v.array(v.picklist(['day', 'dark', 'christmas'])), v.minLength(1)),
  /** What titles it tells: each entry is words that must all be in the title. */
  about: wordsOfLanguagesSchema,
  /** What else it tells: any title that names one or two of its cast and nothing more, or a thing with or without somebody, or a question. */
  suits: v.exactOptional(v.array(v.picklist(['one', 'pair', 'thing', 'question']))),
  /** What somebody wants in the titles that it tells. */
  goals: v.exactOptional(v.array(v.picklist(goalKinds))),
  /** What a child grieves over in them; the roles are `hero`, `friend` (whom it is about) and `helper` (who is there). */
  grief: v.exactOptional(v.picklist(['missing', 'hospital', 'forgetting', 'death', 'dying', 'parting'])),
  improvised: v.exactOptional(v.boolean()),
  /** Of an improvised one: what it can be about, as `{subject}`; one without is about nothing but its title. */
  subjects: v.exactOptional(v.array(v.picklist(subjectKinds))),
  /** What the title must say of that besides: docs/story-files.md has the meanings. */
  asks: v.exactOptional(v.picklist([...nounForms, 'never', 'dislike', 'magic', 'owned', 'place', 'there'])),
  /** Sample titles that the wizards offer. */
  titles: v.strictObject({ de: v.array(sampleTitle), en: v.array(sampleTitle) }),
  /** The roles, with the figures that may play them; `*` stands for whoever the title names. */
  cast: v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), v.pipe(v.array(v.string()), v.minLength(1))),
  /** The things that `{thing}` may be; `*` stands for any that the title names and that can be carried. */
  thing: v.exactOptional(v.pipe(v.array(v.union([v.literal('*'), prop])), v.minLength(1))),
  places: v.pipe(v.array(place), v.minLength(1)),
  /** The weather or the time that the story is about, whatever the title says. */
  mood: v.exactOptional(v.picklist(['rain', 'storm', 'snow', 'night', 'evening', 'autumn', 'mist'])),
  subtitle: line,
  cover: scene,
  beats: v.array(
    v.strictObject({
      need: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Told of such a title only; beats that stand for each other have the same need. */
      only: v.exactOptional(v.picklist(conditionNames)),
      /** Told only of a title with one of these words. */
      asked: v.exactOptional(wordsOfLanguagesSchema),
      ...page,
      de: levels,
      en: levels,
      scene,
    }),
  ),
  ending: v.strictObject({
    ...page,
    de: v.string(),
    en: v.string(),
    /** In the present tense, for the youngest. */
    little: v.exactOptional(line),
    scene,
  }),
});

export type StoryFile = v.InferOutput<typeof storyFileSchema>;
export type DescribedScene = v.InferOutput<typeof scene>;
export type Drawn = v.InferOutput<typeof drawn>;
