import { PageFlip } from 'page-flip';
export const fork = PageFlip;
