export const calls = 1;
