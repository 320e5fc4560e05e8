// Allowed: a feature knows the fork by its name.
import { PageFlip } from 'page-flip';
export const fork = PageFlip;
