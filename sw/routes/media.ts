// Answers what is asked below `/presentations/`: the index network first, media from the cache.
// Knows the ledger and the caches, not how they were filled.
import { mediaCacheName } from '../../src/contract/offline/names';
import { readIndexText, TooLargePresentationError } from '../../src/contract/presentation/index-bounds';
import type { Ledger } from '../downloads/ledger/ledger';
import type { SaveRecord } from '../downloads/ledger/record';
import { findMedium, matchMedium, type StoredMedium } from '../media-cache/stored-medium';
import { generationFor, type AssignedIndex } from '../downloads/client-generations';
import { isIndex } from '../downloads/fetch-index';
import { isTemporary } from './response-status';
import { answerRange } from './media-range';
import type { TimeLimit } from './time-limit';

export interface MediaDeps {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly ledger: Ledger;
  readonly timeLimit: TimeLimit;
  /** Notes which index a page was given; rejects never. */
  readonly assigned: (id: string, client: string, index: AssignedIndex) => Promise<void>;
}

export type MediaAnswers = ReturnType<typeof createMediaAnswers>;

/** The presentation whose index a url is; undefined for a medium. */
export function indexId(url: string): string | undefined {
  return /^\/presentations\/(\d+)\/index\.json$/.exec(new URL(url).pathname)?.[1];
}

export function createMediaAnswers(deps: MediaDeps) {
  const { origin, ledger } = deps;
  return {
    /** Whether the worker could have it. Decided at once: what it surely has not never waits for the worker. */
    mayAnswer(request: Request): boolean {
      if (request.method !== 'GET') return false;
      const records = ledger.peek();
      if (records) return holdersOf(records, addressOf(request)).length > 0;
      return isMedium(request) || request.url.startsWith(`${origin}/presentations/`);
    },
    index: createIndexAnswer(deps),
    medium: createMediumAnswer(deps),
  };
}

/**
 * Fresh content wins online; a network that fails or hangs, or answers with what is no index, gives way to what is kept.
 * `client`: the page's id.
 */
function createIndexAnswer({ caches, fetch, ledger, timeLimit, assigned }: MediaDeps) {
  const indexes = createHeld(caches, matchMedium);
  return async (request: Request, id: string, client: string): Promise<Response> => {
    const record = (await ledger.all()).get(id);
    const answer = fetch(request);
    if (record === undefined) return answer;
    const held = indexes.matchAny(record, request.url);
    const judged = answer.then(async (response) => betterThan(await held, response));
    const [online, kept] = await Promise.all([timeLimit(judged).catch(() => undefined), held]);
    if (kept === undefined) return answer;
    const { response, index }: Online = online ?? { response: kept, index: 'whole' };
    if (index !== undefined) await assigned(id, client, index);
    return response;
  };
}

/** A medium: of the generation that the page reads, else from the network. */
function createMediumAnswer({ caches, fetch, ledger }: MediaDeps) {
  const media = createHeld(caches, findMedium);
  const ofPage = (record: SaveRecord, url: string, client: string) => {
    const generation = generationFor(record, client);
    return generation === undefined ? media.matchAny(record, url) : media.match(record.id, generation, url);
  };
  return async (request: Request, client: string): Promise<Response> => {
    const url = addressOf(request);
    const holders = holdersOf(await ledger.all(), url);
    const fitting = await firstOf(holders, (record) => ofPage(record, url, client));
    const held = await answerHeld(request, fitting);
    if (held) return held;
    const answer = fetch(request);
    return (holders.length > 0 ? answer.then(asOurs) : answer).catch(async (error: unknown) => {
      const other = await firstOf(holders, (record) => media.matchAny(record, url));
      const otherHeld = await answerHeld(request, other);
      if (otherHeld) return otherHeld;
      throw error;
    });
  };
}

/**
 * The network's answer as one of the worker's own: a browser that has begun a film with one of those takes no bytes of it
 * from elsewhere, whether the rest was kept once or comes to be kept later.
 */
function asOurs(answer: Response): Response {
  const { body, status, statusText, headers } = answer;
  return answer.type === 'opaque' ? answer : new Response(body, { status, statusText, headers });
}

/** What the browser took a part of away is as good as not held. */
async function answerHeld(request: Request, held: StoredMedium | undefined): Promise<Response | undefined> {
  return held && answerRange(request, held).catch(() => undefined);
}

/**
 * Looks into the caches of a record: of the generation that is whole, and of the one that is being fetched. A cache that
 * cannot be read holds nothing: no request fails for its sake.
 */
function createHeld<Held>(
  caches: CacheStorage,
  find: (cache: Cache, url: string) => Promise<Held | undefined>,
) {
  const match = async (id: string, generation: number | undefined, url: string) => {
    if (generation === undefined) return undefined;
    try {
      const name = mediaCacheName(id, generation);
      // Opening it would make it.
      return (await caches.has(name)) ? await find(await caches.open(name), url) : undefined;
    } catch {
      return undefined;
    }
  };
  const matchAny = async ({ id, generation, coming }: SaveRecord, url: string) =>
    (await match(id, generation, url)) ?? (await match(id, coming?.generation, url));
  return { match, matchAny };
}

async function firstOf<Held>(
  records: readonly SaveRecord[],
  find: (record: SaveRecord) => Promise<Held | undefined>,
): Promise<Held | undefined> {
  for (const record of records) {
    const held = await find(record);
    if (held) return held;
  }
  return undefined;
}

function isMedium({ destination }: Request): boolean {
  return destination === 'image' || destination === 'audio' || destination === 'video';
}

/** A player that takes a medium up again asks for it with a fragment of its own. */
function addressOf({ url }: Request): string {
  return url.replace(/#.*$/, '');
}

/** The records that may hold an address: by its folder, and by what they hold of other folders. */
function holdersOf(records: ReadonlyMap<string, SaveRecord>, url: string): SaveRecord[] {
  const id = /^\/presentations\/(\d+)\//.exec(new URL(url).pathname)?.[1];
  return [...records.values()].filter((record) => record.id === id || record.elsewhere.includes(url));
}

/** An answer of the network, and the index that a page is given with it; no index where the service says it has none. */
interface Online {
  readonly response: Response;
  readonly index?: AssignedIndex;
}

/** Returns the network's answer where it is better than what is kept; an index is then here to its end. */
async function betterThan(kept: Response | undefined, response: Response): Promise<Online | undefined> {
  if (kept === undefined || isTemporary(response.status)) return undefined;
  if (response.status !== 200) return { response };
  const [fresh, old] = [response.headers.get('etag'), kept.headers.get('etag')];
  const isTagged = fresh !== null && old !== null;
  if (isTagged && fresh === old) return { response, index: 'whole' };
  const index = await textOf(response);
  if (index === undefined || !isIndex(index)) return undefined;
  const isSame = !isTagged && index === (await kept.clone().text());
  return { response, index: isSame ? 'whole' : { index } };
}

/** Returns the text of an index, and leaves the answer to be read again; undefined, and no more is read, where it is too long. */
async function textOf(response: Response): Promise<string | undefined> {
  try {
    return await readIndexText(response.clone(), response.url);
  } catch (error) {
    if (!(error instanceof TooLargePresentationError)) throw error;
    void response.body?.cancel();
    return undefined;
  }
}
