/** Ignores a failed import that only begins early: the code that needs the module imports it again and shows the error. */
export const ignoreFailedImport = (): void => undefined;
