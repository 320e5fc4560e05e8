// Answers what is asked below `/presentations/`: the index network first, media from the cache.
// Knows the ledger and the caches, not how they were filled.
import { mediaCacheName } from '../../src/contract/offline/names';
import type { KeptRecord, Ledger } from '../keeping/ledger';
import { answerRange } from './media-range';
import type { TimeLimit } from './time-limit';

export interface MediaEdges {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly ledger: Ledger;
  readonly timeLimit: TimeLimit;
}

export type MediaAnswers = ReturnType<typeof createMediaAnswers>;

/** The presentation whose index a url is; undefined for a medium. */
export function indexId(url: string): string | undefined {
  return /^\/presentations\/(\d+)\/index\.json$/.exec(new URL(url).pathname)?.[1];
}

export function createMediaAnswers({ origin, caches, fetch, ledger, timeLimit }: MediaEdges) {
  /** By presentation: the generation that is older than the index its reader was given, if one is. */
  const outdated = new Map<string, number | undefined>();
  const { matchWhole, matchComing, matchAny } = createHeld(caches);

  /** While a story changes, the generation that is whole may hold another picture under the same name. */
  const isOutdated = ({ id, generation, coming }: KeptRecord) => {
    const older = outdated.has(id) ? outdated.get(id) : coming && generation;
    return generation !== undefined && generation === older;
  };

  return {
    /** Whether the worker could have it. Decided at once: what it surely has not never waits for the worker. */
    mayAnswer(request: Request): boolean {
      if (request.method !== 'GET') return false;
      const records = ledger.peek();
      if (records) return holdersOf(records, request.url).length > 0;
      return isMedium(request) || request.url.startsWith(`${origin}/presentations/`);
    },

    /** Fresh content wins online; a network that fails or hangs gives way to what is kept. */
    async index(request: Request, id: string): Promise<Response> {
      const record = (await ledger.all()).get(id);
      const answer = fetch(request);
      if (record === undefined) return answer;
      const held = matchAny(record, request.url);
      const [online, kept] = await Promise.all([timeLimit(answer).catch(() => undefined), held]);
      if (kept === undefined) return answer;
      if (online === undefined || online.status >= 500) {
        outdated.set(id, undefined);
        return kept;
      }
      if (online.status === 200)
        outdated.set(id, (await isSame(online, kept)) ? undefined : record.generation);
      return online;
    },

    /** A medium: of the generation that fits the index the reader was given, else from the network. */
    async medium(request: Request): Promise<Response> {
      const { url } = request;
      const holders = holdersOf(await ledger.all(), url);
      const held = await firstOf(holders, (record) =>
        isOutdated(record) ? matchComing(record, url) : matchAny(record, url),
      );
      if (held) return answerRange(request, held);
      return fetch(request).catch(async (error: unknown) => {
        const older = await firstOf(holders, (record) => matchWhole(record, url));
        if (older) return answerRange(request, older);
        throw error;
      });
    },
  };
}

/** Looks into the caches of a record: of the generation that is whole, and of the one that is being fetched. */
function createHeld(caches: CacheStorage) {
  const match = async (id: string, generation: number | undefined, url: string) => {
    if (generation === undefined) return undefined;
    const cache = await caches.open(mediaCacheName(id, generation));
    return cache.match(url, { ignoreVary: true });
  };
  const matchWhole = ({ id, generation }: KeptRecord, url: string) => match(id, generation, url);
  const matchComing = ({ id, coming }: KeptRecord, url: string) => match(id, coming?.generation, url);
  const matchAny = async (record: KeptRecord, url: string) =>
    (await matchWhole(record, url)) ?? (await matchComing(record, url));
  return { matchWhole, matchComing, matchAny };
}

async function firstOf(
  records: readonly KeptRecord[],
  find: (record: KeptRecord) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  for (const record of records) {
    const held = await find(record);
    if (held) return held;
  }
  return undefined;
}

function isMedium({ destination }: Request): boolean {
  return destination === 'image' || destination === 'audio' || destination === 'video';
}

/** The records that may hold an address: by its folder, and by what they hold of other folders. */
function holdersOf(records: ReadonlyMap<string, KeptRecord>, url: string): KeptRecord[] {
  const id = /^\/presentations\/(\d+)\//.exec(new URL(url).pathname)?.[1];
  return [...records.values()].filter((record) => record.id === id || record.elsewhere.includes(url));
}

async function isSame(online: Response, kept: Response): Promise<boolean> {
  const [fresh, old] = [online.headers.get('etag'), kept.headers.get('etag')];
  if (fresh !== null && old !== null) return fresh === old;
  return (await online.clone().text()) === (await kept.text());
}
