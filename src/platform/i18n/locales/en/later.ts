// The texts of reading, saved stories, the legal and the staff's pages; loaded together, with a page that shows them.
import { legal } from './legal';
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';
import { viewer } from './viewer';

export const later = { legal, offline, publication, suggestions, viewer };
