// Decides which pages the story of a title contains: alternative pages have opposite conditions.
import { isFamily } from '../lexicon/figures';
import type { SubjectKind } from '../lexicon/subjects';
import type { Idea } from '../title/idea';
import { beginsAs } from '../title/words';

const grief = ({ goal }: Idea) => (goal?.kind === 'grief' ? goal : undefined);
const fear = ({ goal }: Idea) => (goal?.kind === 'afraid' ? goal : undefined);
const isAsked = ({ others }: Idea) => others.some((one) => !isFamily(one));
const hasClause = ({ subject }: Idea) => subject?.tail?.clause !== undefined;

/** Nouns that begin no tale by themselves: once upon a time there was a nap. */
const vague: ReadonlySet<SubjectKind> = new Set(['event', 'sound', 'other']);
const isNamed = (idea: Idea) => {
  const { hero, second, subject } = idea;
  const isPair = hero === undefined && second !== undefined;
  return subject !== undefined && !isPair && (hasClause(idea) || !vague.has(subject.kind));
};

const isNamedVehicle = ({ subject }: Idea) => subject?.kind === 'vehicle' && subject.name !== undefined;
const hasSpots = ({ words }: Idea) => words.some((word) => beginsAs('spots', word));

const conditions = {
  pet: (idea: Idea) => grief(idea)?.isPet === true,
  person: (idea: Idea) => grief(idea)?.isPet !== true,
  conflict: (idea: Idea) => grief(idea)?.isConflict === true,
  separated: (idea: Idea) => grief(idea)?.isConflict !== true,
  thing: ({ thing }: Idea) => thing !== undefined,
  somebody: ({ thing }: Idea) => thing === undefined,
  wish: ({ goal }: Idea) => goal?.kind === 'want',
  skill: ({ goal }: Idea) => goal?.kind !== 'want',
  feature: ({ feature }: Idea) => feature !== undefined,
  difference: ({ feature }: Idea) => feature === undefined,
  clause: hasClause,
  noun: (idea: Idea) => !hasClause(idea),
  named: isNamed,
  nameless: (idea: Idea) => !isNamed(idea),
  met: (idea: Idea) => fear(idea)?.whom !== undefined,
  faced: (idea: Idea) => fear(idea)?.what !== undefined,
  felt: (idea: Idea) => fear(idea)?.whom === undefined && fear(idea)?.what === undefined,
  called: isNamedVehicle,
  uncalled: (idea: Idea) => !isNamedVehicle(idea),
  spotted: hasSpots,
  sneezing: (idea: Idea) => !hasSpots(idea),
  asked: isAsked,
  unasked: (idea: Idea) => !isAsked(idea),
} as const;
type Condition = keyof typeof conditions;

export const conditionNames = Object.keys(conditions).filter((name): name is Condition => name in conditions);

/** Returns whether the story of a title contains a page with this condition. */
export const isTold = (only: Condition | undefined, idea: Idea): boolean =>
  only === undefined || conditions[only](idea);
