// The texts of reading, ratings, saved stories, notices, the legal and the staff's pages; loaded together, with a page that shows them.
import { feedback } from './feedback';
import { legal } from './legal';
import { notices } from './notices';
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';
import { viewer } from './viewer';

export const later = { feedback, legal, notices, offline, publication, suggestions, viewer };
