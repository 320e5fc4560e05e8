// All ways to look at a topic, at least as many as a talk has slides.
import { asking } from './asking';
import type { Lens } from './lens';
import { looking } from './looking';
import { placing } from './placing';

export const lenses: readonly Lens[] = [...looking, ...asking, ...placing];
