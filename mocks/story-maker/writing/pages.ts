// Chooses the beats of a plot for a number of pages.
import type { Beat, Plot } from './plots/plot';
import { sharedEpisodes } from './plots/shared-episodes';
import type { Idea } from './title/idea';

export interface PlannedPage {
  readonly beat: Beat;
  /** Which episode of the story this is, from 0; undefined for a beat of the opening or the closing. */
  readonly episode?: number;
}

/** Returns as many pages as are asked for: the most needed beats in their order, or all of them with episodes between. */
export function plannedPages({ opening, episodes, closing }: Plot, idea: Idea, count: number): PlannedPage[] {
  const fits = ({ when }: Beat) => when?.(idea) ?? true;
  const [before, after] = [opening.filter(fits), closing.filter(fits)];
  const all = [...before, ...after];
  if (count <= all.length) {
    const chosen = new Set([...all].sort((a, b) => a.need - b.need).slice(0, count));
    return all.filter((beat) => chosen.has(beat)).map((beat) => ({ beat }));
  }
  const fitting = [...episodes, ...sharedEpisodes].filter(fits);
  const between = Array.from({ length: count - all.length }, (_, episode): PlannedPage[] => {
    const beat = fitting[episode % fitting.length];
    return beat ? [{ beat, episode }] : [];
  });
  return [...before.map((beat) => ({ beat })), ...between.flat(), ...after.map((beat) => ({ beat }))];
}
