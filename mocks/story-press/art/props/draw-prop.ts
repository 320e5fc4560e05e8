// The type of a function that draws a thing, with a look that the author may change.
import type { PropLook, Sky } from '../../scene';
import type { Pen } from '../drawing/pen';

/** The sky is what a window shows; without one it is day. */
export type DrawProp = (pen: Pen, o: PropLook, sky?: Sky) => void;
