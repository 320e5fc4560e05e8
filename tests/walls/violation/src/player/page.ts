export const page = document;
