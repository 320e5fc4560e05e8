import type { Manner } from './manner';

export const boldManners: readonly Manner[] = [];
