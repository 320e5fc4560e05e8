// Loads and shows the rating dialog, and records on the device that a rating was asked for or given (spec people §3).
import { useCallback, useEffect } from 'react';
import type { FeedbackMark } from '../../platform/storage/feedback-marks';
import { randomId } from '../../platform/browser/random-id';
import { report } from '../../platform/browser/report';
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { useApp } from '../providers';
import { useResource } from '../../platform/browser/use-resource';
import { useReadable } from '../../ui/use-readable';
import type { Variant } from '../../contract/deployment';

/** Loads the outbox first, because the network may fail while the dialog is open. It is usually loaded already. */
const loadDialog = async () => {
  await import('../page-outbox');
  return withTexts(import('../../features/feedback/RatingDialog'), ...laterTexts);
};

interface RatingProps {
  readonly presentationId: string;
  readonly isStoryOver: boolean;
  readonly onClose: () => void;
}

export function Rating({ presentationId, isStoryOver, onClose }: RatingProps) {
  const { outbox, feedbackMarks, reachability, policy } = useApp();
  const isReachable = useReadable(reachability);
  const mark = useCallback(
    (value: FeedbackMark) => {
      feedbackMarks.mark(presentationId, value).catch((error: unknown) => report(error, 'feedback: mark'));
    },
    [feedbackMarks, presentationId],
  );
  const onSubmitted = useCallback(() => mark('given'), [mark]);
  const { resource } = useResource(loadDialog, { where: 'feedback: load dialog' });
  const dialog = resource.value;
  const isShown = dialog !== undefined;
  const hasFailed = resource.name === 'failed';
  // So that the viewer's keyboard shortcuts work again.
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  useEffect(() => {
    if (isShown) mark('asked');
  }, [mark, isShown]);
  if (dialog === undefined) return null;
  return (
    <dialog.RatingDialog
      presentationId={presentationId}
      isStoryOver={isStoryOver}
      outbox={outbox}
      isReachable={isReachable}
      isForgotten={!policy.keepsRatings}
      newId={randomId}
      onSubmitted={onSubmitted}
      onClose={onClose}
    />
  );
}

/**
 * Returns a function that resolves to whether the dialog opens by itself at the end of a presentation. By then the dialog's code is
 * loaded. Resolves to false when the device's record cannot be read or the dialog cannot be loaded.
 */
export function useRatingOpensByItself(): (presentationId: string) => Promise<boolean> {
  const { deployment, session, feedbackMarks } = useApp();
  return useCallback(
    async (presentationId) => {
      try {
        const mark = await feedbackMarks.read(presentationId);
        const { isSignedIn } = session.get();
        if (!opensByItself({ variant: deployment.variant, isSignedIn, mark })) return false;
        // The caller still knows then whether the story is over: it may have been started again while the code loaded.
        await loadDialog();
        return true;
      } catch (error) {
        report(error, 'feedback: mark');
        return false;
      }
    },
    [deployment, session, feedbackMarks],
  );
}

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
