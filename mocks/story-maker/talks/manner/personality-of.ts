// The personalities' own lines, and how one is recognised in a description.
import { cheekyPersonalities } from './cheeky-personalities';
import { plain } from './four-manners';
import type { Manner, Personality } from './manner';
import { otherPersonalities } from './other-personalities';
import { tellers } from './teller-personalities';

/** The first whose words are in the description wins: the more particular ones stand first. */
const personalities: readonly Personality[] = [...cheekyPersonalities, ...otherPersonalities, ...tellers];

/** Returns the way to talk that a description asks for; a plain one where it asks for none. */
export function mannerOf(description: string): Manner {
  const text = description.toLowerCase();
  const found = personalities.find(({ words }) => words.test(text));
  if (found === undefined) return plain;
  const { manner, greeting = manner.greeting, asides, closing = manner.closing } = found;
  return { greeting, asides: [...asides, ...manner.asides], closing };
}
