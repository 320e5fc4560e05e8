// What the plots of this folder ask of a title.
import type { Grief, Idea } from '../../title/idea';
import type { Plot } from '../plot';

/** Returns the fitness of a plot for one kind of grief, before every other plot in every atmosphere. */
export const griefOf =
  (grief: Grief): Plot['fits'] =>
  ({ goal }) =>
    goal?.kind === 'grief' && goal.grief === grief ? 20 : 0;

/** Whether the one whom it is about is an animal of the house. */
export const isPet = ({ goal }: Idea): boolean => goal?.kind === 'grief' && goal.isPet === true;

/** Whether parents quarrel, and nobody says that they part. */
export const isConflict = ({ goal }: Idea): boolean => goal?.kind === 'grief' && goal.isConflict === true;
