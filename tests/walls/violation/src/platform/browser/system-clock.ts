export const systemClock = { now: (): number => Date.now() };
