// How fast a story may be told. The pitch is kept elsewhere.

const speeds = [1, 1.25, 1.5, 0.75] as const;

/** The speed after this one, round and round. */
export function nextSpeed(speed: number): number {
  const at = speeds.findIndex((known) => known === speed);
  return speeds[(at + 1) % speeds.length] ?? 1;
}
