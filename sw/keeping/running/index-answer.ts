// Asks the service for the index of a presentation, which also tells whether the service is there. Stores nothing.
import { indexAddress } from '../../../src/contract/presentation/media-path';
import { isTemporary } from '../../host-answer';
import type { Fetch } from '../medium/request';
import type { Batch } from './batch';

interface IndexEdges extends Pick<Batch, 'gate' | 'urgency' | 'signal'> {
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

/** `broken`: there is none; `later`: the host has it, but not now; `no-answer`: there is no host. */
type IndexAnswer = FreshIndex | 'broken' | 'later' | 'no-answer';

/** Fetches the index as the service has it now. */
export async function fetchIndex(id: string, edges: IndexEdges): Promise<IndexAnswer> {
  const { fetch, origin, signal, wait, gate, urgency } = edges;
  const read = async (tries = mostTries): Promise<IndexAnswer> => {
    const response = await fetch(indexAddress(origin, id), { cache: 'no-cache', signal });
    if (isTemporary(response.status)) return 'later';
    if (response.status !== 200) return 'broken';
    const text = await response.text().catch((error: unknown) => {
      if (tries <= 1 || signal.aborted) throw error;
      return undefined;
    });
    // It broke off, but there is a host: what waits for one that is away may wait for minutes.
    return text === undefined ? read(tries - 1) : { text, etag: response.headers.get('etag') };
  };
  const noAnswer = (): IndexAnswer => 'no-answer';
  const leave = await gate.enter(urgency);
  return Promise.race([read().catch(noAnswer), wait(indexPatience).then(noAnswer)]).finally(leave);
}
