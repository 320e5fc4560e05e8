// English. Short and kind, no exclamation marks (look.md).
import { app } from './en/app';
import { gallery } from './en/gallery';
import { offline } from './en/offline';
import { viewer } from './en/viewer';

export const en = { app, gallery, offline, viewer };
