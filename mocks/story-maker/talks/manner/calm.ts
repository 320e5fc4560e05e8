import type { Manner } from './manner';

export const calmManners: readonly Manner[] = [];
