// @ts-ignore
export const hushed: number = 'text';
