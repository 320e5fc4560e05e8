export const page = 'a story';
