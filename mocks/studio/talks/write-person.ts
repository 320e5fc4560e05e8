// Fills in a presenter's fields: invents empty ones and adds a sentence to short ones.
import * as v from 'valibot';
import { speakerOf, speakers } from '../../../src/contract/creation/speakers';
import { oneOf, randomFrom, seedOf } from '../../base/random';
import { lineSchema, patternSchema, textSchema } from '../data-schemas';
import type { Language, Line } from '../writing/wording/sentences';
import data from './characters.json' with { type: 'json' };
import type { TalkPerson } from './made-talk';
import { asLine } from './wording/typed';

/** Presenters whom the maker can make up: what they are like, and how they look. */
const { inventedPeople, traits, details } = v.parse(
  v.strictObject({
    inventedPeople: v.array(
      v.strictObject({
        /** What a description of such a person contains. */
        words: patternSchema('i'),
        name: textSchema,
        person: lineSchema,
        image: lineSchema,
      }),
    ),
    /** Sentences for short descriptions of the person and of the picture, so that a talk has enough material. */
    ...v.entriesFromList(['traits', 'details'], v.array(lineSchema)),
  }),
  data,
);

/**
 * Returns the person with every field filled. Typed text stays as it is; a short description gets one more sentence. Idempotent.
 */
export function writePerson(request: TalkPerson, language: Language, seed: number): TalkPerson {
  const name = asLine(request.name);
  const typed = [asLine(request.personDescription), asLine(request.imageDescription)] as const;
  const text = [name, ...typed].join(' ').trim();
  const random = randomFrom(seedOf(text) ^ seed);
  const invented = inventedPeople.find(({ words }) => words.test(text)) ?? oneOf(inventedPeople, random);
  const inLanguage = ({ de, en }: Line) => (language === 'German' ? de : en);
  const [trait, detail] = [inLanguage(oneOf(traits, random)), inLanguage(oneOf(details, random))];
  const speaker =
    speakerOf(request.speaker) ??
    oneOf(
      speakers.filter((one) => one.language === language),
      random,
    );
  return {
    name: name || invented.name,
    personDescription: enriched(typed[0], inLanguage(invented.person), trait),
    imageDescription: enriched(typed[1], inLanguage(invented.image), detail),
    speaker: speaker.value,
  };
}

/** Characters from which on a description is long enough for a talk. */
const enough = 42;

function enriched(typed: string, invented: string, more: string): string {
  if (typed === '') return invented;
  return typed.length >= enough ? typed : `${typed.replace(/[.!?…]?$/, (end) => end || '.')} ${more}`;
}
