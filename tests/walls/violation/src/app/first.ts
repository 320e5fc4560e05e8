const pages: readonly string[] = [];
export const first: string = pages[0];
