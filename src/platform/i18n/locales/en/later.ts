// What all else says; fetched with it.
import { legal } from './legal';
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';
import { viewer } from './viewer';

export const later = { legal, offline, publication, suggestions, viewer };
