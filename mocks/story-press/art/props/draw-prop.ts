// What every thing is: a few strokes with a pen, and a look that the author may change.
import type { PropLook } from '../../scene';
import type { Pen } from '../drawing/pen';

export type DrawProp = (g: Pen, o: PropLook) => void;
