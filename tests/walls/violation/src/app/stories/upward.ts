import { boot } from '../start/boot';
export const upward = boot;
