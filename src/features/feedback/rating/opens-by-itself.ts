// Decides whether the rating dialog opens by itself at the end of a story (spec people §3).
import type { Variant } from '../../../contract/deployment';
import type { FeedbackMark } from '../../../platform/storage/feedback-marks';

interface Conditions {
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  /** Whether the dialog was shown on this device before, and whether a rating was submitted. */
  readonly mark: FeedbackMark | undefined;
}

/**
 * Returns whether the dialog opens. In the variant `bookworm` it opens at the end of each story until a rating was
 * submitted. In the others it opens once, with a session.
 */
export function opensByItself({ variant, isSignedIn, mark }: Conditions): boolean {
  return variant === 'bookworm' ? mark !== 'given' : isSignedIn && mark === undefined;
}
