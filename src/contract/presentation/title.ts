// The title in the index of a presentation. The title in a list takes precedence (spec screens §4).
import type { PresentationIndex } from './presentation-index';

/** Returns the first headline, or a party's first prompt, without spaces around it; empty when there is none. */
export function titleOf(index: PresentationIndex): string {
  const title = index.kind === 'DALLIC_PARTY' ? index.initialPrompt : index.sequence[0]?.headline;
  return title?.trim() ?? '';
}
