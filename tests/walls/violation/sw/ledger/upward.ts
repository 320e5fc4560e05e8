import { queue } from '../downloads/queue';
export const upward = queue;
