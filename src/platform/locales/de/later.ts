// What all else says; fetched with it.
import type { LaterTexts } from '../texts';
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';
import { viewer } from './viewer';

export const later: LaterTexts = { offline, publication, suggestions, viewer };
