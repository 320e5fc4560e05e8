// Reads the flagging information of a denial (spec contract §8), which may have any shape.

/** A list longer than this, or a longer text, is cut for the page. */
const bounds = { reasons: 10, characters: 200 } as const;

/**
 * Returns the reasons in the flagging information, in the service's own words: a text, a list of texts, the texts under any key,
 * or the keys that are true, but not the mere `flagged`. Empty when it says nothing readable.
 */
export function reasonsOf(flagging: unknown): readonly string[] {
  const reasons = readReasons(flagging, 0).map((reason) => reason.trim().slice(0, bounds.characters));
  return [...new Set(reasons)].filter((reason) => reason !== '').slice(0, bounds.reasons);
}

function readReasons(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readReasons(entry, depth + 1));
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    entry === true ? (key === 'flagged' ? [] : [key]) : readReasons(entry, depth + 1),
  );
}
