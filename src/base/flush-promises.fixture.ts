// Lets tests wait for what has been started and needs no time.

/** Resolves when every promise that is settled by now has called what waits for it, and so on: after the next turn of the event loop. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
