export const slide = 1;
