// What people think of a story, on its card; its dialog is loaded when somebody looks.
import { createContext, lazy, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { languageTagOf, type PresentationEntry } from '../../contract/presentation/list-entry';
import { RatingButton } from '../../features/feedback/summary/RatingButton';
import type { SummaryDialogProps } from '../../features/feedback/summary/SummaryDialog';
import type { SummaryOf } from '../../features/feedback/summary/summaries';
import { useSummaries } from '../../features/feedback/summary/use-summaries';
import { report } from '../../platform/report';
import { useApp } from '../providers';

const SummaryDialog = lazy(() =>
  import('../../features/feedback/summary/SummaryDialog').then(
    (loaded) => ({ default: loaded.SummaryDialog }),
    (error: unknown) => {
      report(error, 'feedback: summary dialog');
      return { default: Closes };
    },
  ),
);

/** Where the dialog cannot be had, the card is as it was. */
function Closes({ onClose }: Pick<SummaryDialogProps, 'onClose'>) {
  useEffect(onClose, [onClose]);
  return <></>;
}

const Summaries = createContext<SummaryOf>(() => undefined);

interface RatedShelfProps {
  readonly isOnline: boolean;
  readonly children: ReactNode;
}

/** Tells the cards within what people think, as soon as it is known: only what says so is drawn again. */
export function RatedShelf({ isOnline, children }: RatedShelfProps) {
  const { api, outbox } = useApp();
  const { listFeedback } = api;
  const summaryOf = useSummaries({ listFeedback, ownRatings: outbox.ownRatings, isOnline });
  return <Summaries.Provider value={summaryOf}>{children}</Summaries.Provider>;
}

interface CardRatingProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

export function CardRating({ entry, titleId }: CardRatingProps) {
  const summary = useContext(Summaries)(entry);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RatingButton summary={summary} describedBy={titleId} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SummaryDialog
            title={entry.title}
            lang={languageTagOf(entry.language)}
            summary={summary}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
