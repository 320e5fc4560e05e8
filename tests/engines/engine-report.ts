// Says whether an engine was found, and whether the tests can do without it.
import type { EngineName } from './installed';

interface Findings {
  /** The packages or commands that the engine lacks. */
  readonly missing: readonly string[];
  /** Where its program is, as far as that is known. */
  readonly place: string | undefined;
  /** The environment's `CI`; undefined on a developer's machine. */
  readonly ci: string | undefined;
}

/** Returns a line about an engine, and whether its lack is a failure: Chromium's always, another one's in CI. */
export function reportOn(
  engine: EngineName,
  { missing, place, ci }: Findings,
): { readonly line: string; readonly hasFailed: boolean } {
  if (missing.length === 0)
    return { line: `${engine}: found${place === undefined ? '' : `, ${place}`}`, hasFailed: false };
  const hasFailed = engine === 'chromium' || ci !== undefined;
  return {
    line: `${engine}: ${hasFailed ? 'missing' : 'left out'}, without ${missing.join(', ')}`,
    hasFailed,
  };
}
