// Loads the index of a presentation and returns its status: loading, failed or loaded (spec player §2).
import { startTransition, useEffect, useState } from 'react';
import type { PresentationIndex } from '../../contract/presentation/presentation-index';
import { startLoad } from '../../platform/browser/start-load';

export type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly index: PresentationIndex };

export type LoadIndex = (presentationId: string, signal: AbortSignal) => Promise<PresentationIndex>;

/** The result of one attempt; a late result of the previous story must not be shown for this one. */
interface Result {
  readonly presentationId: string;
  readonly attempt: number;
  readonly loading: Loading;
}

const inProgress: Loading = { status: 'loading' };

/**
 * Returns how far the loading of an index is, and `tryAgain`, which loads it again (spec player §2). Reports a failure. Another
 * presentation begins with `loading`.
 */
export function useLoadedIndex(
  presentationId: string,
  loadIndex: LoadIndex,
): { readonly loading: Loading; readonly tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    // A transition renders a story in slices, so that a slow tablet still responds to touch.
    const showResult = (loading: Loading): void =>
      startTransition(() => setResult({ presentationId, attempt, loading }));
    return startLoad((signal) => loadIndex(presentationId, signal), {
      where: 'viewer: index',
      onLoaded: (index) => showResult({ status: 'loaded', index }),
      onFailed: (error) => showResult({ status: 'failed', error }),
    }).stop;
  }, [presentationId, loadIndex, attempt]);
  const isCurrent = result?.presentationId === presentationId && result.attempt === attempt;
  return { loading: isCurrent ? result.loading : inProgress, tryAgain: () => setAttempt(attempt + 1) };
}
