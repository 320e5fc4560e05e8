// The texts of ratings, saved stories, notices, suggestions, the legal and the staff's pages; loaded together, with a part that shows them.
import type { LaterTexts } from '../texts';
import { feedback } from './feedback';
import { legal } from './legal';
import { notices } from './notices';
import { offline } from './offline';
import { publication } from './publication';
import { suggestions } from './suggestions';

export const later: LaterTexts = { feedback, legal, notices, offline, publication, suggestions };
