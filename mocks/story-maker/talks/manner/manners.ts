// The personalities' ways to talk, and how one is recognised in a description.
import { cheekyManners } from './cheeky';
import { livelyManners } from './lively';
import type { Manner } from './manner';
import { plain } from './plain';
import { solemnManners } from './solemn';
import { tellers } from './tellers';
import { waveringManners } from './wavering';

/** The first whose words are in the description wins: the more particular ones stand first. */
const manners: readonly Manner[] = [
  ...cheekyManners,
  ...waveringManners,
  ...livelyManners,
  ...solemnManners,
  ...tellers,
];

/** Returns the way to talk that a description asks for; a plain one where it asks for none. */
export function mannerOf(description: string): Manner {
  const text = description.toLowerCase();
  return manners.find(({ words }) => words.test(text)) ?? plain;
}
