// What the plot needs to know of a fear.
import type { Idea } from '../../title/idea';

const kinds = {
  water: /wasser|meer|see\b|teich|schwimm|water|sea|pond|swim/i,
  thunder: /gewitter|donner|blitz|thunder|storm|lightning/i,
};

/** Whether somebody is afraid of water or of thunder; both need steps of their own. */
export function isOf({ goal }: Idea, kind: keyof typeof kinds): boolean {
  return goal?.kind === 'afraid' && kinds[kind].test(goal.of ?? '');
}

/** Whether the first step is one that goes with any fear but those of the dark, of water and of thunder. */
export function isOfAnything(idea: Idea): boolean {
  return !isOfDark(idea) && !isOf(idea, 'water') && !isOf(idea, 'thunder');
}

/** Whether somebody is afraid of the dark, as is everybody whose title does not say of what. */
export function isOfDark({ goal }: Idea): boolean {
  return goal?.kind === 'afraid' && goal.of === undefined;
}
