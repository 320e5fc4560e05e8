// The rating dialog of a story, loaded when somebody rates: tells the device what was asked and given (decision 35).
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { opensByItself } from '../../features/feedback/rating/opens-by-itself';
import type { FeedbackMark } from '../../platform/storage/given-feedback';
import { randomId } from '../../platform/browser/random-id';
import { report } from '../../platform/browser/report';
import { useApp } from '../providers';
import { useLoaded } from './use-loaded';

/** What takes the rating in is here first, as it mostly is: the network may go while somebody rates. */
const loadDialog = async () => {
  await import('./page-outbox');
  return import('../../features/feedback/rating/RatingDialog');
};

interface RatingProps {
  readonly presentationId: string;
  readonly onClose: () => void;
}

export function Rating({ presentationId, onClose }: RatingProps) {
  const { outbox, givenFeedback, reach } = useApp();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  const mark = useCallback(
    (told: FeedbackMark) => {
      givenFeedback.mark(presentationId, told).catch((error: unknown) => report(error, 'feedback: mark'));
    },
    [givenFeedback, presentationId],
  );
  const onGiven = useCallback(() => mark('given'), [mark]);
  // Where the dialog cannot be had, it closes: the story's keys must not rest for ever.
  const dialog = useLoaded(loadDialog, onClose);
  const isShown = dialog !== undefined;
  useEffect(() => {
    if (isShown) mark('asked');
  }, [mark, isShown]);
  if (dialog === undefined) return null;
  return (
    <dialog.RatingDialog
      presentationId={presentationId}
      outbox={outbox}
      isOnline={isOnline}
      newId={newId}
      onGiven={onGiven}
      onClose={onClose}
    />
  );
}

const newId = () => randomId();

/** Whether the dialog opens by itself at the end of a story; not where the device does not say what was given. */
export function useOpensByItself(): (presentationId: string) => Promise<boolean> {
  const { deployment, session, givenFeedback } = useApp();
  return useCallback(
    async (presentationId) => {
      try {
        const mark = await givenFeedback.read(presentationId);
        const { isSignedIn } = session.get();
        return opensByItself({ variant: deployment.variant, isSignedIn, mark });
      } catch (error) {
        report(error, 'feedback: mark');
        return false;
      }
    },
    [deployment, session, givenFeedback],
  );
}
