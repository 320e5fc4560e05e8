// What people think of a story, on its card; its dialog is loaded when somebody looks.
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { languageTagOf, type PresentationEntry } from '../../contract/presentation/list-entry';
import { RatingButton } from '../../features/feedback/summary/RatingButton';
import type { SummaryDialogProps } from '../../features/feedback/summary/SummaryDialog';
import type { SummaryOf } from '../../features/feedback/summary/summaries';
import { createFeedbackMemory, useSummaries } from '../../features/feedback/summary/use-summaries';
import { useApp } from '../providers';
import { useLoaded } from './use-loaded';

const loadDialog = () => import('../../features/feedback/summary/SummaryDialog');

/** Lives as long as the page: who comes back to the shelf finds the ratings as they were. */
const memory = createFeedbackMemory();

const Summaries = createContext<SummaryOf>(() => undefined);

interface RatedShelfProps {
  readonly isOnline: boolean;
  readonly children: ReactNode;
}

/** Tells the cards within what people think, as soon as it is known: only what says so is drawn again. */
export function RatedShelf({ isOnline, children }: RatedShelfProps) {
  const { api, outbox } = useApp();
  const { listFeedback } = api;
  const summaryOf = useSummaries({ memory, listFeedback, ownRatings: outbox.ownRatings, isOnline });
  return <Summaries.Provider value={summaryOf}>{children}</Summaries.Provider>;
}

interface CardRatingProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

export function CardRating({ entry, titleId }: CardRatingProps) {
  const summary = useContext(Summaries)(entry);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <RatingButton summary={summary} describedBy={titleId} onOpen={() => setOpen(true)} />
      {isOpen && (
        <OpenSummary
          title={entry.title}
          lang={languageTagOf(entry.language)}
          summary={summary}
          onClose={close}
        />
      )}
    </>
  );
}

function OpenSummary(props: SummaryDialogProps) {
  const dialog = useLoaded(loadDialog, props.onClose);
  return dialog && <dialog.SummaryDialog {...props} />;
}
