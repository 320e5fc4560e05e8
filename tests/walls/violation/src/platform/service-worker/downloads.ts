import { table } from '../storage/table';
export const downloads = [table];
