// Gives the roles of a story to figures: those whom the title names first, then the plot's, then some by the seed.
import { oneOf, shuffled, type Random } from '../../../random';
import { isPerson, type Figure } from '../lexicon/figure';
import { figureById } from '../lexicon/figures';
import type { Casting } from '../plots/plot';
import type { Idea } from '../title/idea';

export interface Cast {
  readonly hero: Figure;
  readonly friend: Figure;
  readonly helper: Figure;
  /** Whom the hero meets, in order; nobody of the other roles. */
  readonly guests: readonly Figure[];
}

interface Kin {
  /** Whom the hero meets. */
  readonly animals: readonly string[];
  readonly friends: readonly string[];
  readonly wiseOnes: readonly string[];
}

const land: Kin = {
  animals: 'fox rabbit mouse cat dog hedgehog badger sheep squirrel frog duck bear owl'.split(' '),
  friends: 'mouse rabbit hedgehog squirrel frog fox duck sheep cat dog'.split(' '),
  wiseOnes: ['owl', 'badger', 'bear'],
};
const sea: Kin = {
  animals: 'fish crab octopus jellyfish starfish puffer dolphin turtle'.split(' '),
  friends: 'fish crab octopus starfish puffer jellyfish'.split(' '),
  wiseOnes: ['whale', 'turtle', 'octopus'],
};
const old = { de: 'alt', en: 'old' };

const childNames = {
  girl: ['Mia', 'Emma', 'Clara', 'Ida', 'Lotte', 'Ella'],
  boy: ['Ben', 'Emil', 'Leo', 'Anton', 'Noah', 'Tom'],
} as const;
const hairColours = ['#3f2a22', '#6a4630', '#b5783c', '#e0b45c', '#c8683c'];

/** Returns a child with a name and a look by chance. */
function someChild(random: Random): Figure {
  const sex = oneOf(['girl', 'boy'] as const, random);
  const child = figureById(sex);
  const look = { ...child.look, hair: oneOf(hairColours, random) };
  return { ...child, look, name: oneOf(childNames[sex], random) };
}

/** Returns who plays which role. Nobody has two, and no two look alike. */
export function castOf(idea: Idea, casting: Casting, random: Random): Cast {
  if (casting.isFamily) return familyCastOf(idea, random);
  const { animals, friends, wiseOnes } = casting.kin === 'sea' ? sea : land;
  const hero = idea.hero ?? (casting.hero ? figureById(casting.hero) : someChild(random));
  const taken = [hero];
  const free = (ids: readonly string[]) =>
    ids.filter((id) => taken.every((one) => one.look.k !== figureById(id).look.k));
  const named = idea.others.find((other) => other.name !== hero.name || other.look.k !== hero.look.k);
  const [plannedFriend] = free(casting.friend ? [casting.friend] : []);
  const friend = unlike(hero, named ?? figureById(plannedFriend ?? oneOf(free(friends), random)));
  taken.push(friend);
  const [plannedHelper] = free(casting.helper ? [casting.helper] : []);
  const helperId = plannedHelper ?? oneOf(free(wiseOnes), random);
  const helper = { ...figureById(helperId), adjective: old };
  taken.push(helper);
  const guests = shuffled(free(animals), random).map((id) => withoutAdjective(figureById(id)));
  return { hero, friend, helper, guests };
}

/** The hero and the two others of the title, who look like the hero's family. */
function familyCastOf(idea: Idea, random: Random): Cast {
  const hero = idea.hero ?? someChild(random);
  const [friend, helper] = idea.others.map((one) => ofOneKind(hero, one));
  if (friend === undefined || helper === undefined) throw new RangeError('A family story needs two others');
  const guests = shuffled(land.animals, random).map((id) => withoutAdjective(figureById(id)));
  const kinds = new Set([hero, friend, helper].map(({ look }) => look.k));
  return { hero, friend, helper, guests: guests.filter(({ look }) => !kinds.has(look.k)) };
}

/** A bear's papa is a bear. */
function ofOneKind(hero: Figure, figure: Figure): Figure {
  if (isPerson(hero) || !isPerson(figure)) return figure;
  const scarf = figure.sex === 'f' ? '#d9574a' : '#4f83b0';
  return { ...figure, look: { ...hero.look, scarf }, size: hero.size * 1.25 };
}

/** Returns the figure in other colours when it looks like the hero. */
function unlike(hero: Figure, figure: Figure): Figure {
  if (JSON.stringify(hero.look) !== JSON.stringify(figure.look)) return figure;
  const other = isPerson(figure) ? { wear: '#d9a23c', hair: '#b5783c' } : { scarf: '#d9574a' };
  return { ...figure, look: { ...figure.look, ...other } };
}

function withoutAdjective(figure: Figure): Figure {
  const { id, look, size, voice, noun, sex } = figure;
  return { id, look, size, voice, noun, ...(sex ? { sex } : {}) };
}
