const isKept = (): Promise<boolean> => Promise.resolve(true);
export const label = (): string => (isKept() ? 'kept' : 'not kept');
