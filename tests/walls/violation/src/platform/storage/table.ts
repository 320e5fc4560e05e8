export const table = 'stories';
