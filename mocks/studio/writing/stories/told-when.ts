// Decides which pages the story of a title contains: alternative pages have opposite conditions.
import { isFamily } from '../lexicon/figures';
import type { SubjectKind } from '../lexicon/subjects';
import type { Idea } from '../title/idea';
import { beginsAs, wordsAfter } from '../title/words';

const grief = ({ goal }: Idea) => (goal?.kind === 'grief' ? goal : undefined);
const fear = ({ goal }: Idea) => (goal?.kind === 'afraid' ? goal : undefined);
const hasClause = ({ subject }: Idea) => subject?.tail?.clause !== undefined;
const isBeside = ({ others }: Idea, ...ids: readonly string[]) => others.some(({ id }) => ids.includes(id));

/** Nouns that begin no tale by themselves: once upon a time there was a nap. */
const vague: ReadonlySet<SubjectKind> = new Set(['event', 'sound', 'other']);

const conditions = {
  pet: (idea: Idea) => grief(idea)?.isPet === true,
  conflict: (idea: Idea) => grief(idea)?.isConflict === true,
  thing: ({ thing }: Idea) => thing !== undefined,
  wish: ({ goal }: Idea) => goal?.kind === 'want',
  feature: ({ feature }: Idea) => feature !== undefined,
  clause: hasClause,
  named: (idea: Idea) => {
    const { hero, many, second, subject } = idea;
    // The pizza of `Five mice bake a pizza` is not what it is about.
    if (many?.isCounted === true || (hero === undefined && second !== undefined)) return false;
    return subject !== undefined && (hasClause(idea) || !vague.has(subject.kind));
  },
  met: (idea: Idea) => fear(idea)?.whom !== undefined,
  faced: (idea: Idea) => fear(idea)?.what !== undefined,
  felt: (idea: Idea) => fear(idea)?.whom === undefined && fear(idea)?.what === undefined,
  called: ({ subject }: Idea) => subject?.kind === 'vehicle' && subject.name !== undefined,
  spotted: ({ words }: Idea) => words.some((word) => beginsAs('spots', word)),
  asked: ({ others }: Idea) => others.some((one) => !isFamily(one)),
  unicorn: (idea: Idea) => isBeside(idea, 'unicorn'),
  witch: (idea: Idea) => isBeside(idea, 'witch'),
  unmagic: (idea: Idea) => !isBeside(idea, 'unicorn', 'witch'),
  moonlit: ({ thing }: Idea) => thing?.prop === 'moon',
  explained: ({ words }: Idea) => wordsAfter('because', words).length > 0,
  hosts: ({ others }: Idea) => others.length > 1,
} as const;
type Condition = keyof typeof conditions;

const names = Object.keys(conditions).filter((name): name is Condition => name in conditions);
export const conditionNames = names.flatMap((name) => [name, `not ${name}`] as const);

/** Returns whether the story of a title contains a page with this condition. */
export const isTold = (only: (typeof conditionNames)[number] | undefined, idea: Idea): boolean =>
  only === undefined || names.some((name) => only === (conditions[name](idea) ? name : `not ${name}`));
