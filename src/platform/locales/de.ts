// German. Short and kind, no exclamation marks (look.md).
import type { Texts } from './texts';
import { app } from './de/app';
import { feedback } from './de/feedback';
import { gallery } from './de/gallery';
import { offline } from './de/offline';
import { viewer } from './de/viewer';

export const de: Texts = { app, feedback, gallery, offline, viewer };
