export const believed = (value: unknown): string => value as string;
