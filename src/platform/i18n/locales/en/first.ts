// What the shelf says as it is first painted.
import { app } from './app';
import { feedback } from './feedback';
import { gallery } from './gallery';
import { intro } from './intro';

export const first = { app, feedback, gallery, intro };
