// A noun of a title as something that a story can be about: its kind, its forms, and who or what draws it.
import type { Gender, Referent } from '../grammar/noun';
import { adjectiveOf } from '../lexicon/adjectives';
import { isPerson, type Figure } from '../lexicon/figure';
import { figureCalled, isFamily } from '../lexicon/figures';
import { likelySex, sexOfName } from '../lexicon/names';
import { knownNoun, type SubjectKind } from '../lexicon/subjects';
import { thingCalled, type Thing } from '../lexicon/things';
import type { Language } from '../wording/sentences';
import { first } from './people';
import { isFunctionWord, lemmasOf } from './words';

export interface Subject extends Referent {
  readonly kind: SubjectKind;
  /** Who or what draws it, where something does. */
  readonly figure?: Figure;
  readonly thing?: Thing;
}

/** A noun of a title with its article. */
export interface Phrase {
  /** Undefined where it is many, or without a gender. */
  readonly subject: Subject | undefined;
  /** Whether it only frames the subject: the secret of the mill. */
  readonly isFrame: boolean;
}

/** Returns a noun as a subject; in English an adjective or another noun may belong to it. */
export function subjectOf(word: string, gender: Gender, language: Language, adjective = ''): Subject {
  const head = word.split(' ').at(-1) ?? word;
  const found = knownNoun(word, language) ?? knownNoun(head, language);
  // A world cup is no cup.
  const isWhole = word !== head && knownNoun(word, language) !== undefined;
  const drawn = drawnAs(word, language) ?? (isWhole ? undefined : drawnAs(head, language));
  const { figure, thing } = drawn ?? {};
  const kind = found?.kind ?? (thing ? 'thing' : figure ? kindOf(figure) : 'other');
  const isTyped = found === undefined || found.base === word.toLowerCase();
  const base = isTyped ? word : inCapital(found.base);
  const stem = adjectiveOf(adjective, language);
  const said = stem?.de || stem?.en || otherAdjective(adjective, language);
  const isWeak = gender === 'm' && /(?:[^eia]e|ist|ant|ent|oge)$/.test(base);
  const oblique =
    figure && base.toLowerCase() === figure.noun.de.base.toLowerCase() ? figure.noun.de.oblique : undefined;
  const weak =
    oblique ?? (isWeak && found?.kind !== 'food' ? base + (base.endsWith('e') ? 'n' : 'en') : undefined);
  return {
    noun: { de: { gender, base, ...(weak ? { oblique: weak } : {}) }, en: word },
    kind,
    ...(said ? { adjective: { de: said, en: said } } : {}),
    // `The bus driver who forgot the way` is no it.
    ...(kind === 'person' && language === 'English'
      ? { sex: womanly.test(head) ? 'f' : (figure?.sex ?? 'm') }
      : {}),
    ...(thing?.isUnique ? { isUnique: true } : {}),
    ...(figure ? { figure } : {}),
    ...(thing ? { thing } : {}),
  };
}

const womanly = /(?:ess|queen|witch|wife|woman|lady|girl|sister|aunt|nurse|ballerina|maid)$/i;

/** Returns an unlisted adjective, in German its stem; an English word must end like an adjective. */
function otherAdjective(word: string, language: Language): string {
  if (language === 'English')
    return /^(?!old|new)\p{Ll}+(?:[^e]y|ed|ful|less|ous|ish|ic|ing|ble|ive|ent|ant|en)$/u.test(word)
      ? word
      : '';
  const [, stem = ''] = /^(?!erste|letzte|nächste|eigene|andere)(\p{Ll}{4,}?)e[mnrs]?$/u.exec(word) ?? [];
  return stem;
}

function drawnAs(word: string, language: Language): Pick<Subject, 'figure' | 'thing'> | undefined {
  const thing = first(lemmasOf(word, language), (one) => thingCalled(one, language));
  const figure = first(lemmasOf(word, language), (one) => figureCalled(one, language));
  return figure ? { figure } : thing && { thing };
}

function kindOf(figure: Figure): SubjectKind {
  if (isPerson(figure)) return 'person';
  return figure.look.k === 'ghost' || figure.look.k === 'robot' ? 'being' : 'animal';
}

export const inCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the subject with the name or number that stands beside it: `Bus 42`, `Wally the worm`, `Der Regenwurm Rudi`. */
export function called(subject: Subject | undefined, before = '', next = ''): Subject | undefined {
  const isCalled = [next, before].some((word) => /^(?:\d+|\p{Lu}\p{Ll}+)$/u.test(word));
  if (subject === undefined || !isCalled) return subject;
  const { noun, kind } = subject;
  if (/^\d+$/.test(next)) return { ...subject, name: `${inCapital(noun.de.base)} ${next}`, isKnown: true };
  // `Die Farbe Blau`
  if (/(?:farbe|colou?r|zahl|number|letter|buchstabe)$/i.test(noun.en) && /^\p{Lu}/u.test(next))
    return {
      ...subject,
      noun: { de: { ...noun.de, base: `${noun.de.base} ${next}` }, en: `${noun.en} ${next}` },
    };
  const name = sexOfName(next) ? next : before;
  return name !== '' && isAlive.has(kind)
    ? { ...subject, name, sex: sexOfName(name) ?? likelySex(name) }
    : subject;
}

const isAlive: ReadonlySet<SubjectKind> = new Set(['animal', 'being', 'person']);

/** Whether a word is somebody's name, or of the family. */
export function isNamed(word: string, language: Language): boolean {
  const plain = word.replace(/[’']s$/, '');
  const figure = first(lemmasOf(plain, language), (one) => figureCalled(one, language));
  const isChild = /^(?:girl|boy|child|baby)$/.test(figure?.id ?? '');
  return sexOfName(word) !== undefined || isChild || (figure !== undefined && isFamily(figure));
}

/** Whether a word at the start of a title may be a name: `Wally the worm`, `Anton der Ameisenbär`. */
export const isName = (word: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) &&
  !(['German', 'English'] as const).some((one) => isFunctionWord(word, one) || knownNoun(word, one));
