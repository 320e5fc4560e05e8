/** Passes
 * over what it does not know. */
export const limit = 1;
