export const surely = (value: string | undefined): string => value!;
