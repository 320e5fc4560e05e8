// English. Short and kind, no exclamation marks (look.md).
import { app } from './en/app';
import { feedback } from './en/feedback';
import { gallery } from './en/gallery';
import { offline } from './en/offline';
import { viewer } from './en/viewer';

export const en = { app, feedback, gallery, offline, viewer };
