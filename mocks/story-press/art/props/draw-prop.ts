// The type of a function that draws a thing, with a look that the author may change.
import type { PropLook } from '../../scene';
import type { Pen } from '../drawing/pen';

export type DrawProp = (pen: Pen, o: PropLook) => void;
