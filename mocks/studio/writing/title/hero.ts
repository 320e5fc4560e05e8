// Puts the child for whom a story is made into what its title says (spec contract §1).
import type { Hero } from '../../../../src/contract/creation/creation-settings';
import type { Figure } from '../lexicon/figure';
import { figureById } from '../lexicon/figures';
import { likelySex, sexOfName } from '../lexicon/names';
import type { Idea } from './idea';

/**
 * Returns the idea with this child as its hero: in the place of the title's child, else beside whom the title names. A grief keeps
 * its two others.
 */
export function withHero(idea: Idea, hero: Hero | undefined): Idea {
  if (hero === undefined) return idea;
  const sex = sexOfName(hero.name) ?? likelySex(hero.name);
  const child: Figure = {
    ...figureById(sex === 'f' ? 'girl' : 'boy'),
    name: hero.name,
    sex,
    chosenLook: hero.looks,
  };
  const isSame = (one: Figure) => one.name?.toLowerCase() === hero.name.toLowerCase();
  const named = idea.hero === undefined || isChild(idea.hero) || isSame(idea.hero) ? [] : [idea.hero];
  const others =
    idea.goal?.kind === 'grief' ? idea.others : [...named, ...idea.others.filter((one) => !isSame(one))];
  return { ...idea, hero: child, others };
}

const isChild = ({ id }: Figure) => ['girl', 'boy', 'child'].includes(id);
