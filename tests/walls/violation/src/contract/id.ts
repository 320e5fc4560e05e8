export type Id = string;
export const id: Id = '1';
