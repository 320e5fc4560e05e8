// Fetches the index of a presentation, which also shows whether the service can be reached. Stores nothing.
import { readIndexText, TooLargePresentationError } from '../../src/contract/presentation/index-bounds';
import { indexAddress } from '../../src/contract/presentation/media-path';
import { isGone, isIndex, hasJsonType } from '../response-checks';
import { withAbortingTimeout, type Wait } from '../timers';
import type { AttemptContext } from './attempt-context';

interface IndexDeps extends Pick<
  AttemptContext,
  'appOrigin' | 'fetch' | 'semaphore' | 'priority' | 'signal'
> {
  readonly wait: Wait;
}

export interface FreshIndex {
  readonly text: string;
  readonly etag: string | null;
}

/** Milliseconds to wait for an index. */
const indexTimeout = 15_000;
/** How often an index whose body breaks off is requested; it is small. */
const maxTries = 5;

/**
 * `broken`: there is no index, or it cannot be read. `later`: the host has it but not now, or an intermediary
 * answered instead. `no-response`: the host cannot be reached.
 */
type IndexResult = FreshIndex | 'broken' | 'later' | 'no-response';

/** Returns the current index of the service, or why there is none. Takes 15 s at most once the semaphore lets it begin, and never rejects. */
export async function fetchIndex(id: string, deps: IndexDeps): Promise<IndexResult> {
  const { fetch, appOrigin, wait, semaphore, priority } = deps;
  const read = async (signal: AbortSignal, tries = maxTries): Promise<IndexResult> => {
    const response = await fetch(indexAddress(appOrigin, id), { cache: 'no-cache', signal });
    if (response.status !== 200) return isGone(response) ? 'broken' : 'later';
    const text = await readIndexText(response, 'index.json').catch((error: unknown) => {
      if (error instanceof TooLargePresentationError) return error;
      if (tries <= 1 || signal.aborted) throw error;
      return undefined;
    });
    // The body broke off, but the host is there: ask again at once, since waiting for an unreachable host may take minutes.
    if (text === undefined) return read(signal, tries - 1);
    if (typeof text !== 'string') return 'broken';
    if (isIndex(text)) return { text, etag: response.headers.get('etag') };
    return hasJsonType(response.headers) ? 'broken' : 'later';
  };
  const release = await semaphore.acquire(priority);
  try {
    return (await withAbortingTimeout(deps.signal, indexTimeout, wait, read)) ?? 'no-response';
  } catch {
    return 'no-response';
  } finally {
    release();
  }
}
