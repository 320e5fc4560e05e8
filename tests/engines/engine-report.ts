// Says whether an engine or the web servers were found, and whether the tests can do without them.
import type { Need } from './installed';

interface Findings {
  /** The packages or commands that are missing. */
  readonly missing: readonly string[];
  /** Where its program is, as far as that is known. */
  readonly place: string | undefined;
  /** The environment's `CI`; undefined on a developer's machine. */
  readonly ci: string | undefined;
}

/** Returns a line about a need, and whether its lack is a failure: Chromium's always, another one's in CI. */
export function reportOn(
  need: Need,
  { missing, place, ci }: Findings,
): { readonly line: string; readonly hasFailed: boolean } {
  if (missing.length === 0)
    return { line: `${need}: found${place === undefined ? '' : `, ${place}`}`, hasFailed: false };
  const hasFailed = need === 'chromium' || ci !== undefined;
  return {
    line: `${need}: ${hasFailed ? 'missing' : 'left out'}, without ${missing.join(', ')}`,
    hasFailed,
  };
}
