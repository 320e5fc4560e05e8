export const asserted = (value: unknown): string => value as string;
