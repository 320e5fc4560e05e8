// Loading a presentation: underway, failed, or here (experience 4.1). Does not know what is done with it.
import { startTransition, useEffect, useState } from 'react';
import type { PresentationIndex } from '../../contract/presentation/presentation-index';
import { report } from '../../platform/browser/report';

export type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly index: PresentationIndex };

export type LoadIndex = (presentationId: string, signal: AbortSignal) => Promise<PresentationIndex>;

/** What came of which attempt: an answer for the story before must not be shown for this one. */
interface Result {
  readonly presentationId: string;
  readonly attempt: number;
  readonly loading: Loading;
}

const underway: Loading = { status: 'loading' };

/** Loads an index and again on `tryAgain`; a failure is logged (experience 4.1). */
export function useLoadedIndex(
  presentationId: string,
  loadIndex: LoadIndex,
): { readonly loading: Loading; readonly tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    const left = new AbortController();
    const settle = (loading: Loading): void => {
      // A story is much to render: in slices, so that a slow tablet answers a finger meanwhile.
      if (!left.signal.aborted) startTransition(() => setResult({ presentationId, attempt, loading }));
    };
    loadIndex(presentationId, left.signal).then(
      (index) => settle({ status: 'loaded', index }),
      (error: unknown) => {
        if (!left.signal.aborted) report(error, 'viewer: index');
        settle({ status: 'failed', error });
      },
    );
    return () => left.abort();
  }, [presentationId, loadIndex, attempt]);
  const isOfNow = result?.presentationId === presentationId && result.attempt === attempt;
  return { loading: isOfNow ? result.loading : underway, tryAgain: () => setAttempt(attempt + 1) };
}
