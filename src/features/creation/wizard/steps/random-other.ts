// Random choices of the wizard; randomness is a parameter.

/** Returns one of the items at random, but not the current one where there is another; the current one when there is none. */
export function randomOther(items: readonly string[], current: string, random: () => number): string {
  const others = items.filter((item) => item !== current);
  return others[Math.floor(random() * others.length)] ?? current;
}
