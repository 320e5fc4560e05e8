// The personalities' ways to talk, and how one is recognised in a description.
import { boldManners } from './bold';
import { calmManners } from './calm';
import type { Manner } from './manner';
import { plain } from './plain';

/** The first whose words are in the description wins: the more particular ones stand first. */
const manners: readonly Manner[] = [...boldManners, ...calmManners];

/** Returns the way to talk that a description asks for; a plain one where it asks for none. */
export function mannerOf(description: string): Manner {
  const text = description.toLowerCase();
  return manners.find(({ words }) => words.test(text)) ?? plain;
}
