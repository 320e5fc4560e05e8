// The texts that the shelf's first paint needs.
import { app } from './app';
import { gallery } from './gallery';
import { intro } from './intro';

export const first = { app, gallery, intro };
