// What all else says; fetched with it.
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';
import { viewer } from './viewer';

export const later = { offline, publication, suggestions, viewer };
