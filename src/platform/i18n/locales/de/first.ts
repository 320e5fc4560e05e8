// The texts that the shelf's first paint needs.
import type { FirstTexts } from '../texts';
import { app } from './app';
import { gallery } from './gallery';
import { intro } from './intro';

export const first: FirstTexts = { app, gallery, intro };
