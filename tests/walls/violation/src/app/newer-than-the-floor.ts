export const changed = [2, 1].with(0, 3);
