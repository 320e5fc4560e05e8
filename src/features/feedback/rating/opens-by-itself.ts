// When the rating dialog opens by itself at the end of a story (decision 35). Asks nothing.
import type { Variant } from '../../../contract/deployment';
import type { FeedbackMark } from '../../../platform/storage/given-feedback';

interface Occasion {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  /** What this device was asked before, and gave. */
  readonly mark: FeedbackMark | undefined;
}

/** In bookworm at each end until a rating was given; elsewhere once, with a session. */
export function opensByItself({ variant, isSignedIn, mark }: Occasion): boolean {
  return variant === 'bookworm' ? mark !== 'given' : isSignedIn && mark === undefined;
}
