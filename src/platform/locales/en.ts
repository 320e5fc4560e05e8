// English. Short and kind, no exclamation marks (look.md).
import { app } from './en/app';
import { feedback } from './en/feedback';
import { gallery } from './en/gallery';
import { intro } from './en/intro';
import { offline } from './en/offline';
import { publication } from './en/publication';
import { suggestions } from './en/suggestions';
import { viewer } from './en/viewer';

export const en = { app, feedback, gallery, intro, offline, publication, suggestions, viewer };
