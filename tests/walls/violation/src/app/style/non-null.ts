export const nonNull = (value: string | undefined): string => value!;
