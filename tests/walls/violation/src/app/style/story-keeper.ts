export const stories = 1;
