export const stored = 'a chunk';
