// Gives the roles of a written story to those whom the title names, and the others to figures by chance.
import { oneOf, randomFrom, type Random } from '../../../base/random';
import type { Figure } from '../lexicon/figure';
import { asFamily, figureById, isFamily, swimmers } from '../lexicon/figures';
import { oncePer } from '../stories/once-per';
import type { StoryFile } from '../stories/story-file';
import type { Idea } from '../title/idea';
import type { Language } from '../wording/sentences';
import {
  alike,
  isSibling,
  likeRelatives,
  ofOneKind,
  siblingOf,
  someChild,
  twinsOf,
  unlike,
  withOwnLook,
  withSkinOf,
} from './cast';

type Roles = Pick<StoryFile, 'cast' | 'beats'>;

/** Who of the title plays which role. */
export interface Taken {
  readonly roles: ReadonlyMap<string, Figure>;
  /** The title's figures without a role. */
  readonly others: readonly Figure[];
}

const children = ['girl', 'boy'];
const accepts = (list: readonly string[], { id }: Figure) =>
  list.some((one) => tradeOf(one) === tradeOf(id)) || (list.includes('child') && children.includes(id));
/** A fireman and a firewoman do the same. */
const tradeOf = (id: string) => id.replace(/-[mf]$/, '');
const isOpen = (list: readonly string[]) => list.includes('*');

/**
 * Returns the roles that the title's figures take. A role for only one kind, or for the family, goes to a figure of that kind. Else the
 * first named figure is the hero, and the others prefer a role for their kind to a role for anybody.
 */
export function rolesTaken(
  file: Roles,
  { hero, others, goal, gone }: Pick<Idea, 'hero' | 'others' | 'goal' | 'gone'>,
): Taken {
  const { cast } = file;
  const roles = new Map<string, Figure>(gone && cast.gone ? [['gone', gone]] : []);
  // Of a grief the others are two: whom it is about, and who is there.
  if (goal?.kind === 'grief') {
    const [friend, helper] = others;
    for (const [role, figure] of Object.entries({ hero, friend, helper }))
      if (figure) roles.set(role, figure);
    return { roles, others: [] };
  }
  const isOfSea = () => Object.values(cast).some((list) => list.some((id) => swimmers.has(id)));
  const named = [...(hero ? [hero] : []), ...others];
  const left: Figure[] = [];
  for (const figure of named) {
    // A fish cannot sit by a fire; a mermaid can.
    const isMisplaced = swimmers.has(figure.id) && figure.id !== 'mermaid' && !isOfSea();
    const isFeared = goal?.kind === 'afraid' && goal.whom === figure && cast.feared !== undefined;
    const free = isMisplaced ? undefined : roleFor(figure, figure === hero, file, roles);
    const role = isFeared ? 'feared' : free;
    if (role === undefined) left.push(figure);
    else roles.set(role, figure);
  }
  return { roles, others: left };
}

function roleFor(
  figure: Figure,
  isFirst: boolean,
  file: Roles,
  taken: ReadonlyMap<string, Figure>,
): string | undefined {
  const free = Object.entries(file.cast).filter(([role]) => !taken.has(role));
  // `My little brother` is somebody else's.
  const kin = isSibling(figure) ? free.find(([role]) => role === 'sibling') : undefined;
  if (kin !== undefined) return kin[0];
  const own = free.find(
    ([role, list]) =>
      accepts(list, figure) &&
      !isOpen(list) &&
      (role === 'rescued' ||
        new Set(list.map(tradeOf)).size === 1 ||
        (isFamily(figure) && isOnFirstPages(role, file, true))),
  );
  const mayLead = free.find(([role, list]) => role === 'hero' && (isOpen(list) || accepts(list, figure)));
  const lead = isFirst ? mayLead : undefined;
  // Of several knights the first is the hero.
  const born = isFirst && mayLead !== undefined && accepts(mayLead[1], figure) ? mayLead : undefined;
  const others = free.filter(([role]) => role !== 'hero');
  const seen = others.filter(([role]) => isOnFirstPages(role, file, true));
  const closedIn = (some: typeof free) => some.find(([, list]) => accepts(list, figure) && !isOpen(list));
  const openIn = (some: typeof free) => some.find(([, list]) => isOpen(list));
  // `A pet for Amir` is about Amir, unless the story has somebody to whom things are given. Nor does Santa play whoever writes to
  // Santa, and Papa whoever goes camping with Papa.
  const receiver = figure.isUnique || figure.isKnown ? undefined : mayLead;
  const onFirstPages = born ?? own ?? lead ?? closedIn(seen) ?? openIn(seen) ?? receiver;
  return (onFirstPages ?? closedIn(others) ?? openIn(others))?.[0];
}

/** Whether a role is named on the pages that even the shortest version has, with `isLittle` for the youngest too. */
export function isOnFirstPages(role: string, { beats }: Pick<StoryFile, 'beats'>, isLittle = false): boolean {
  const { forAll, forTheYoungest } = rolesOnFirstPages(beats);
  const isNamedIn = (some: ReadonlySet<string>) => some.has(role) || (role === 'friend' && some.has('lost'));
  return isNamedIn(forAll) && (!isLittle || isNamedIn(forTheYoungest));
}

const rolesOnFirstPages = oncePer((beats: StoryFile['beats']) => {
  const first = beats.filter(({ need }) => need <= 6).map(({ en }) => en);
  const slots = (texts: readonly string[]) =>
    new Set(
      texts.flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name.toLowerCase())),
    );
  return {
    forAll: slots(first.map(({ middle }) => middle.replaceAll(/\[[^\]]*\]/g, ''))),
    forTheYoungest: slots(first.map(({ middle, little = middle }) => little)),
  };
});

/** Returns everybody of a story by role. Nobody has two roles, and no two look alike but twins. */
export function rolesOf(file: Roles, idea: Idea, language: Language, random: Random): Record<string, Figure> {
  const { roles: taken } = rolesTaken(file, idea);
  const roles = new Map(taken);
  // A zombie looks like a ghost, where the story has one.
  const being = [idea.subject, idea.second].find((one) => one?.kind === 'being' && one.figure === undefined);
  if (being && file.cast.ghost && !roles.has('ghost'))
    roles.set('ghost', { ...figureById('ghost'), noun: being.noun });
  for (const [role, list] of Object.entries(file.cast)) {
    if (!roles.has(role)) roles.set(role, someoneOf(list, [...roles.values()], random));
  }
  const child = roles.get('hero');
  if (child !== undefined && roles.has('twin')) {
    const [hero, twin] = twinsOf(child, taken.get('twin'), random);
    roles.set('hero', hero).set('twin', twin);
  }
  if (child !== undefined && roles.has('sibling'))
    roles.set('sibling', siblingOf(child, taken.get('sibling'), random));
  // Looks have a chance of their own, so that they do not change what else happens by chance.
  const looks = randomFrom(Math.floor(random() * 1000));
  const plain = roles.get('hero');
  if (plain === undefined) throw new RangeError('A story needs a hero');
  const hero = withOwnLook(plain, looks);
  return Object.fromEntries(
    [...roles].map(([role, figure]) => [
      role,
      role === 'hero' ? hero : beside(hero, role, withOwnLook(figure, looks), language),
    ]),
  );
}

function beside(hero: Figure, role: string, figure: Figure, language: Language): Figure {
  if (role === 'twin') return alike(hero, figure);
  return role === 'sibling' ? unlike(hero, withSkinOf(hero, figure)) : relative(hero, figure, language);
}

/** Mama is called by that word, and a bear's mama is a bear. */
function relative(hero: Figure, figure: Figure, language: Language): Figure {
  const known = figure.name === undefined ? withGivenName(asFamily(figure, language)) : figure;
  return unlike(hero, likeRelatives(hero, isRelative(figure) ? ofOneKind(hero, known) : known));
}

/** Nobody says only `uncle`; `Aunt` alone is somebody whom the title calls so. */
function withGivenName({ name = '', ...figure }: Figure): Figure {
  const given = { uncle: ' Otto', aunt: ' Olga' }[figure.id] ?? '';
  return name === '' ? figure : { ...figure, name: `${name}${given}` };
}

const isRelative = (figure: Figure) => isFamily(figure) || figure.id === 'baby';

function someoneOf(list: readonly string[], taken: readonly Figure[], random: Random): Figure {
  const ids = list.filter((id) => id !== '*');
  const free = ids.filter(
    // Whoever fears children has no child for a friend.
    (id) => taken.every((one) => (id === 'child' ? one.id !== id : one.look.k !== figureById(id).look.k)),
  );
  // Of a family nobody is there twice.
  const others = ids.filter((id) => taken.every((one) => one.id !== id));
  const id = oneOf([free, others, ids].find((some) => some.length > 0) ?? ids, random);
  if (id !== 'child') return figureById(id);
  const names = new Set(taken.map(({ name }) => name));
  for (;;) {
    const child = someChild(random);
    if (!names.has(child.name)) return child;
  }
}
