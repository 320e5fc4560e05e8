export const slide: { text?: string } = { text: undefined };
