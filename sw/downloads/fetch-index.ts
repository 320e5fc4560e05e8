// Asks the service for the index of a presentation, which also tells whether the service is there. Stores nothing.
import { readIndexText, TooLargePresentationError } from '../../src/contract/presentation/index-bounds';
import { indexAddress } from '../../src/contract/presentation/media-path';
import { parsePresentationIndex } from '../../src/contract/presentation/presentation-index';
import { isTemporary, saysJson } from '../routes/response-status';
import type { Fetch } from '../media-cache/request';
import type { Batch } from './batch';

interface IndexDeps extends Pick<Batch, 'semaphore' | 'urgency' | 'signal'> {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface FreshIndex {
  readonly text: string;
  readonly etag: string | null;
}

/** Milliseconds an index is waited for. */
const indexPatience = 15_000;
/** How often an index is asked for that breaks off; it is small. */
const mostTries = 5;

/**
 * `broken`: there is none, or one that cannot be read; `later`: the host has it, but not now, or something on the way
 * answers in its place; `no-answer`: there is no host.
 */
type IndexAnswer = FreshIndex | 'broken' | 'later' | 'no-answer';

/** Fetches the index as the service has it now. */
export async function fetchIndex(id: string, deps: IndexDeps): Promise<IndexAnswer> {
  const { fetch, origin, signal, wait, semaphore, urgency } = deps;
  const read = async (tries = mostTries): Promise<IndexAnswer> => {
    const response = await fetch(indexAddress(origin, id), { cache: 'no-cache', signal });
    if (isTemporary(response.status)) return 'later';
    if (response.status !== 200) return 'broken';
    const text = await readIndexText(response, 'index.json').catch((error: unknown) => {
      if (error instanceof TooLargePresentationError) return error;
      if (tries <= 1 || signal.aborted) throw error;
      return undefined;
    });
    // It broke off, but there is a host: what waits for one that is away may wait for minutes.
    if (text === undefined) return read(tries - 1);
    if (typeof text !== 'string') return 'broken';
    if (isIndex(text)) return { text, etag: response.headers.get('etag') };
    return saysJson(response.headers) ? 'broken' : 'later';
  };
  const noAnswer = (): IndexAnswer => 'no-answer';
  const leave = await semaphore.enter(urgency);
  return Promise.race([read().catch(noAnswer), wait(indexPatience).then(noAnswer)]).finally(leave);
}

/** Returns whether a text is a presentation index. A sign-in page, a proxy's words or a message in JSON are none. */
export function isIndex(text: string): boolean {
  try {
    parsePresentationIndex(text, 'index.json');
    return true;
  } catch {
    // The viewer reads the same index, and reports what is wrong with it.
    return false;
  }
}
