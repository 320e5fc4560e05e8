// Children by chance, and the looks of those who stand beside the hero.
import { oneOf, randomFrom, seedOf, type Random } from '../../../base/random';
import { isPerson, type Figure } from '../lexicon/figure';
import { figureById, figureCalled, isFamily } from '../lexicon/figures';
import { childClothes, childLook } from './child-look';

const childNames = {
  girl: ['Mia', 'Emma', 'Clara', 'Ida', 'Lotte', 'Ella', 'Leyla', 'Amira', 'Mei', 'Zoe'],
  boy: ['Ben', 'Emil', 'Leo', 'Anton', 'Noah', 'Tom', 'Yusuf', 'Kofi', 'Ravi', 'Mateo'],
} as const;

/** Returns a child with a name by chance; it has the plain look still. */
export function someChild(random: Random): Figure {
  const sex = oneOf(['girl', 'boy'] as const, random);
  return { ...figureById(sex), name: oneOf(childNames[sex], random) };
}

/** Returns the hero and a twin, each with a name: the one whom the title names, or another like the hero. */
export function twinsOf(hero: Figure, given: Figure | undefined, random: Random): readonly [Figure, Figure] {
  const first = named(hero, given?.name, random);
  const { name: _name, ...another } = first;
  return [first, named(given ?? another, first.name, random)];
}

/** Returns the brother or sister of the hero, with a name: the one whom the title names, or some child. A bear's is a bear. */
export function siblingOf(hero: Figure, given: Figure | undefined, random: Random): Figure {
  const { name: _name, ...child } = someChild(random);
  const sibling = named(given ?? child, hero.name, random);
  const { noun } = sibling.sex === 'm' ? siblings.brother : siblings.sister;
  const { id, look, size } = isPerson(hero) || !isPerson(sibling) ? sibling : hero;
  return { ...sibling, noun, id, look, size };
}

const named = (figure: Figure, other: string | undefined, random: Random): Figure => {
  const names = childNames[figure.sex === 'm' ? 'boy' : 'girl'].filter((name) => name !== other);
  return { ...figure, name: figure.name ?? oneOf(names, random) };
};

const calledFor = (word: string): Figure => {
  const figure = figureCalled(word, 'English');
  if (figure === undefined) throw new RangeError(`Nobody is called ${word}`);
  return figure;
};
const siblings = { brother: calledFor('brother'), sister: calledFor('sister') };

/** Whether somebody is called a brother or a sister. */
export const isSibling = ({ noun }: Figure): boolean =>
  Object.values(siblings).some((one) => one.noun.en === noun.en);

/** Returns the figure with the look of its twin; a boy has no plaits because his sister has. */
export function alike(hero: Figure, figure: Figure): Figure {
  if (hero.look.k !== figure.look.k) return figure;
  const { hairstyle, dress = false } = hero.sex === figure.sex ? hero.look : figure.look;
  return { ...figure, look: { ...hero.look, ...(hairstyle ? { hairstyle } : {}), dress } };
}

/** Children of the title look as their entry in the lexicon does until they get a look of their own. */
const plainChildren = new Map(['girl', 'boy', 'child'].map((id) => [id, figureById(id).look]));

/** Returns a child with a look by its name and chance; what the title says of the clothes stays. */
export function withOwnLook(figure: Figure, looks: Random): Figure {
  const plain = plainChildren.get(figure.id);
  if (plain === undefined) return figure;
  const own = randomFrom(seedOf(`${figure.name ?? figure.id} ${Math.floor(looks() * 1000)}`));
  const sex =
    figure.id === 'child' ? oneOf(['girl', 'boy'] as const, own) : figure.sex === 'm' ? 'boy' : 'girl';
  const { wear } = figure.look;
  const said = wear !== undefined && wear !== plain.wear ? { wear } : {};
  return {
    ...figure,
    look: { k: 'child', ...childLook(figure.chosenLook ?? {}, own, sex), ...childClothes(own, sex), ...said },
  };
}

/** Whose hair has the colour that the child's has; grandparents are grey. */
const parents: ReadonlySet<string> = new Set(['mum', 'dad', 'girl', 'boy']);

/** A child's family has its skin. */
export function likeRelatives(hero: Figure, figure: Figure): Figure {
  const isRelative = isFamily(figure) || (parents.has(figure.id) && figure.name === undefined);
  return isRelative ? withSkinOf(hero, figure) : figure;
}

/** Returns a relative with the skin of a child, and with its hair as far as that is no matter of age. */
export function withSkinOf({ look: { k, c, hair } }: Figure, figure: Figure): Figure {
  if (k !== 'child' || c === undefined || !isPerson(figure)) return figure;
  const sameHair = parents.has(figure.id) && hair !== undefined ? { hair } : {};
  return { ...figure, look: { ...figure.look, c, ...sameHair } };
}

/** No grown relative is larger. */
const largest = 1.3;

/** A bear's papa is a bear, and so is its baby. */
export function ofOneKind(hero: Figure, figure: Figure): Figure {
  if (isPerson(hero) || !isPerson(figure)) return figure;
  if (figure.id === 'baby') return { ...figure, look: hero.look, size: hero.size * 0.6 };
  const scarf = figure.sex === 'f' ? '#d9574a' : '#4f83b0';
  // Large animals are softened: two grown elephants would not fit beside each other.
  return { ...figure, look: { ...hero.look, scarf }, size: Math.min(hero.size * 1.25, largest) };
}

/** Returns the figure in other colours when it looks like the hero. */
export function unlike(hero: Figure, figure: Figure): Figure {
  if (JSON.stringify(hero.look) !== JSON.stringify(figure.look)) return figure;
  const other = isPerson(figure) ? { wear: '#d9a23c', hair: '#b5783c' } : { scarf: '#d9574a' };
  return { ...figure, look: { ...figure.look, ...other } };
}
