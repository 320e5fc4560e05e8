import type { Id } from '../presentation/id';
export const stored: readonly Id[] = [];
