// German. Short and kind, no exclamation marks (look.md).
import type { Texts } from './texts';
import { app } from './de/app';
import { feedback } from './de/feedback';
import { gallery } from './de/gallery';
import { intro } from './de/intro';
import { offline } from './de/offline';
import { publication } from './de/publication';
import { suggestions } from './de/suggestions';
import { viewer } from './de/viewer';

export const de: Texts = { app, feedback, gallery, intro, offline, publication, suggestions, viewer };
