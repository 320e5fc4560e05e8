import { stored } from '../worker/stored';
export const upward = stored;
