// The ratings of a story: gives the dialog what staff delete by.
import { useMemo } from 'react';
import { SummaryDialog, type SummaryDialogProps } from '../../features/feedback/summary/SummaryDialog';
import { withoutRating, type RatingsStore } from '../../features/feedback/summary/summaries';
import { publicationCalls } from '../../platform/http/service-calls';
import { useApp } from '../providers';
import { useReadable } from '../../ui/use-readable';

export interface RatingSummaryProps extends Omit<SummaryDialogProps, 'staff'> {
  readonly presentationId: string;
  readonly ratingsStore: RatingsStore;
}

/** Shows the dialog. Staff see each rating that is loaded, and delete it there. */
export function RatingSummary({ presentationId, ratingsStore, ...dialog }: RatingSummaryProps) {
  const { api, callTimers: clock, session } = useApp();
  const { isStaff } = useReadable(session);
  const loaded = useReadable(ratingsStore);
  const records = useMemo(
    () =>
      loaded.name === 'loaded'
        ? loaded.records.filter((record) => record.presentationId === presentationId).reverse()
        : [],
    [loaded, presentationId],
  );
  const staff =
    isStaff && loaded.name === 'loaded'
      ? {
          records,
          deleteFeedback: (id: string, signal: AbortSignal) =>
            publicationCalls(api).deleteFeedback(id, signal),
          onDeleted: (id: string) => ratingsStore.set(withoutRating(ratingsStore.get(), id)),
          clock,
        }
      : undefined;
  return <SummaryDialog {...dialog} {...(staff && { staff })} />;
}
