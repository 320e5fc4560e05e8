// The ratings of a story: gives the dialog what staff delete by.
import { useMemo, useSyncExternalStore } from 'react';
import { SummaryDialog, type SummaryDialogProps } from '../../features/feedback/summary/SummaryDialog';
import { loadedFeedback } from '../../features/feedback/summary/summaries';
import type { RatingsStore } from '../../features/feedback/summary/use-summaries';
import { publicationCalls } from '../../platform/http/publication-calls';
import { useApp } from '../providers';
import { useCallTimers } from '../session/use-call-timers';

export interface RatingSummaryProps extends Omit<SummaryDialogProps, 'staff'> {
  readonly presentationId: string;
  readonly ratingsStore: RatingsStore;
}

/** Shows the dialog. Staff see each rating that is loaded, and delete it there. */
export function RatingSummary({ presentationId, ratingsStore, ...dialog }: RatingSummaryProps) {
  const { api, session } = useApp();
  const { isStaff } = useSyncExternalStore(session.subscribe, session.get);
  const loaded = useSyncExternalStore(ratingsStore.subscribe, ratingsStore.get);
  const clock = useCallTimers();
  const records = useMemo(
    () =>
      loaded.name === 'loaded'
        ? loaded.records.filter((record) => record.presentationId === presentationId).reverse()
        : [],
    [loaded, presentationId],
  );
  const forget = (id: string): void => {
    const current = ratingsStore.get();
    if (current.name === 'loaded')
      ratingsStore.set(loadedFeedback(current.records.filter((record) => record.id !== id)));
  };
  const staff =
    isStaff && loaded.name === 'loaded'
      ? {
          records,
          deleteFeedback: (id: string, signal: AbortSignal) =>
            publicationCalls(api).deleteFeedback(id, signal),
          onDeleted: forget,
          clock,
        }
      : undefined;
  return <SummaryDialog {...dialog} {...(staff && { staff })} />;
}
