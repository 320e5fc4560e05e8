// Which presentation a kiosk offers after another one (spec screens §12).

/** Returns the presentation after this one, the first after the last or after one that is not among them. */
export function nextOf(id: string, ids: readonly string[]): string | undefined {
  const next = ids[(ids.indexOf(id) + 1) % ids.length];
  return next === id ? undefined : next;
}
