// Finds out what grieves or frightens the child that a title comes from, by the words of each language: what there is a written
// story of, and what there is none of, which must not be told as a merry one.
import type { Figure } from '../lexicon/figure';
import { asFamily, figureById, isFamily } from '../lexicon/figures';
import type { Language } from '../wording/sentences';
import type { Goal, Grief } from './idea';
import { patterns } from './patterns';
import { peopleIn } from './people';
import { wordsOf } from './words';

/** A title of grief, understood. */
interface GriefIdea {
  readonly goal: Extract<Goal, { kind: 'grief' }>;
  readonly hero?: Figure;
  /** Whom it is about, and who is there for the hero. */
  readonly others: readonly [Figure, Figure];
}

/** Who may be missed, and visited, and mourned. */
const pets = ['dog', 'cat', 'rabbit', 'pony', 'fish'];
const mourned = ['grandpa', 'grandma', 'aunt', 'uncle'];
const isPet = ({ id }: Figure) => pets.includes(id);
const isParent = ({ id }: Figure) => id === 'mum' || id === 'dad';
const isNamedChild = ({ look, name }: Figure) => look.k === 'child' && name !== undefined;

const canBeAbout: Record<Exclude<Grief, 'dying' | 'parting'>, (dear: Figure) => boolean> = {
  missing: (dear) => isFamily(dear) || (isPet(dear) && dear.id !== 'fish') || isNamedChild(dear),
  hospital: (dear) => isFamily(dear) || isNamedChild(dear),
  forgetting: (dear) => mourned.includes(dear.id),
  death: (dear) => mourned.includes(dear.id) || isPet(dear),
};

/** Returns the grief in a title, in whichever language it is typed; undefined when there is none that a story is written of. */
export function griefIn(title: string, language: Language): GriefIdea | undefined {
  const plain = plainOf(title);
  if (patterns.harmless.some((pattern) => pattern.test(plain))) return undefined;
  const other = language === 'German' ? 'English' : 'German';
  for (const typed of [language, other] as const) {
    /** Returns those in a text, in the language of the story. */
    const people = (text = '') =>
      peopleIn(wordsOf(text), typed).map((one) => (typed === language ? one : asFamily(one, language)));
    for (const { meant, title: pattern } of patterns.grief[typed]) {
      const found = pattern.exec(plain);
      const idea = found && ideaOf(meant, found, people, language);
      if (idea) return idea;
    }
  }
  return undefined;
}

type Meant = (typeof patterns.grief.English)[number]['meant'];

function ideaOf(
  meant: Meant,
  { input, groups = {} }: RegExpExecArray,
  people: (text?: string) => Figure[],
  language: Language,
): GriefIdea | undefined {
  const ofFamily = (id: 'mum' | 'dad' | 'grandpa') => asFamily(figureById(id), language);
  const named = people(input);
  const idea = (hero: Figure | undefined, others: GriefIdea['others'], more = {}): GriefIdea => ({
    goal: { kind: 'grief', grief: meant === 'conflict' ? 'parting' : meant, ...more },
    ...(hero ? { hero } : {}),
    others,
  });
  if (meant === 'dying') return idea(undefined, [ofFamily('mum'), ofFamily('grandpa')]);
  if (meant === 'parting' || meant === 'conflict') {
    const [one = ofFamily('mum'), other = ofFamily(one.id === 'dad' ? 'mum' : 'dad')] =
      named.filter(isParent);
    const hero = named.find((who) => !isParent(who));
    return idea(hero, [one, other], meant === 'conflict' ? { isConflict: true } : {});
  }
  const about = people(groups.dear);
  const dear = about.pop();
  if (dear === undefined || !canBeAbout[meant](dear)) return undefined;
  // `Lotta muss ins Krankenhaus` is Lotta's own story; where she is there, somebody visits her.
  const isThere = /\b(?:ist|is|liegt)\b/i.test(input);
  if (meant === 'hospital' && isNamedChild(dear) && named.length === 1 && !isThere) return undefined;
  // `Grandma and Grandpa died`: a story is about one.
  if (meant !== 'missing' && named.filter(isFamily).length > 1) return undefined;
  const hero = [...people(groups.who), ...about].find((who) => meant === 'missing' || !isFamily(who));
  return idea(hero, [dear, ofFamily(dear.id === 'mum' ? 'dad' : 'mum')], isPet(dear) ? { isPet: true } : {});
}

/**
 * Returns whether a title is of a grief or fear for which nothing is written. Such a story is not made, for any other would
 * make light of it (spec contract §16).
 */
export function hasNoStory(title: string, language: Language): boolean {
  const plain = plainOf(title);
  return (
    !patterns.harmless.some((pattern) => pattern.test(plain)) &&
    griefIn(title, language) === undefined &&
    patterns.untold.some((pattern) => pattern.test(plain))
  );
}

const plainOf = (title: string): string =>
  title
    .replaceAll(/[!.…?]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
