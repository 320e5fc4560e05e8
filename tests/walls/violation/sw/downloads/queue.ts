import { stored } from '../media-cache/stored';
export const queue = [stored];
