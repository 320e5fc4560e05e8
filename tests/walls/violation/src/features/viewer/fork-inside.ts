import { page } from '../../page-flip/page';
export const inside = page;
