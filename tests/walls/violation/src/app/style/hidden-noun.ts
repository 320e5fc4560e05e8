// Returns what is left of the time.
export const timeLeft = 0;
