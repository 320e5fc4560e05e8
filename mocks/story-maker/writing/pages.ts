// Chooses the beats of a plot for a number of pages.
import { oneOf, shuffled, type Random } from '../../random';
import type { Beat, Part, Plot } from './plots/plot';
import { sharedEpisodes } from './plots/shared-episodes';
import type { Atmosphere } from './staging/light';
import type { Idea } from './title/idea';

export interface PlannedPage {
  readonly beat: Beat;
  /** Which episode of the story this is, from 0; undefined for a beat of the opening or the closing. */
  readonly episode?: number;
}

/** What a story is made for. */
interface Occasion {
  readonly idea: Idea;
  readonly atmosphere: Atmosphere;
  readonly random: Random;
}

/** At most so many episodes stand in the place of beats that a short story can do without. */
const maxEpisodes = 3;

/**
 * Returns as many pages as are asked for: the most needed beats in their order and episodes between them. Which of the
 * alternatives, how many episodes and which ones is by chance.
 */
export function plannedPages(
  plot: Plot,
  { idea, atmosphere, random }: Occasion,
  count: number,
): PlannedPage[] {
  const fits = ({ when }: Beat) => when?.(idea, atmosphere) ?? true;
  const chosen = (parts: readonly Part[]) => parts.flatMap((part) => chosenBeat(part, fits, random));
  const [before, after] = [chosen(plot.opening), chosen(plot.closing)];
  const all = [...before, ...after];
  const minBeats = Math.min(count, plot.minBeats ?? 4);
  const replaced = Math.floor(random() * (Math.min(maxEpisodes, count - minBeats) + 1));
  const beats = count > all.length ? all.length : count - replaced;
  const needed = new Set([...all].sort((a, b) => a.need - b.need).slice(0, beats));
  // The plot's own fit it best.
  const shared = plot.isApart ? [] : sharedEpisodes;
  const episodes = [plot.episodes, shared].flatMap((some) => shuffled(some.filter(fits), random));
  const between = Array.from({ length: count - beats }, (_, episode): PlannedPage[] => {
    const beat = episodes[episode % episodes.length];
    return beat ? [{ beat, episode }] : [];
  });
  const kept = (some: readonly Beat[]) => some.filter((beat) => needed.has(beat)).map((beat) => ({ beat }));
  return [...kept(before), ...between.flat(), ...kept(after)];
}

/** Returns one of a part's beats that fit; none when no one does. */
function chosenBeat(part: Part, fits: (beat: Beat) => boolean, random: Random): Beat[] {
  const alternatives = ('need' in part ? [part] : part).filter(fits);
  return alternatives.length === 0 ? [] : [oneOf(alternatives, random)];
}
