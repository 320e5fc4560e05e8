// Puts answers into the cache: all of what was announced, or nothing.
import { looksLikeIt, saysOf, tellingBytes } from './content-check';
import { announcedLength, leastLength } from './chunk-layout';
import { StorageFullError, UnreachableError } from './errors';
import { chunkingHeader, chunkAddress } from './chunked';
import { timeFor, type Job } from './request';
import type { Watch } from './stall-watch';

/** Stores a whole file and says how long it is. Throws UnreachableError for a body that is cut off, or longer than announced. */
export async function storeWhole(job: Job, watch: Watch, response: Response): Promise<void> {
  const { url, into, limits } = job;
  const length = lengthOf(job, response);
  const isShort = length !== undefined && length <= limits.unwatchedUpTo;
  // Only we say that a body lies in parts; and what may be no medium is looked at as it comes.
  const isSure = !response.headers.has(chunkingHeader) && saysOf(url, response.headers) === 'medium';
  if (!isShort || !isSure) return storeWatched(job, watch, url, response, length);
  // A body that passes through a stream of ours takes up to twice as long: a short one goes the browser's own way.
  await put(job, url, watch.within(timeFor(length, limits), into.put(url, response)));
  const stored = await into.match(url, { ignoreVary: true });
  if ((await stored?.blob())?.size === length) return job.onBytes(length);
  // Not every browser minds a body that is not as long as announced.
  await into.delete(url, { ignoreVary: true });
  throw new UnreachableError(url, 'not as long as announced');
}

/** A foreign host does not show whether its body is encoded, and its length is that of the encoded one. */
function lengthOf({ url, origin }: Job, { headers, type }: Response): number | undefined {
  const isForeign = type === 'cors' || new URL(url).origin !== origin;
  return isForeign ? undefined : announcedLength(headers);
}

/** Stores a body under an address, as a 200, watched byte by byte. The bytes go through and do not gather. */
export async function storeWatched(
  job: Job,
  watch: Watch,
  address: string,
  response: Response,
  length: number | undefined,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.delete(chunkingHeader);
  if (length === undefined) headers.delete('content-length');
  else headers.set('content-length', String(length));
  let bytes = 0;
  const span = { least: length ?? leastLength(response.headers), most: length ?? job.limits.largest };
  const isBeginning = address === job.url || address === chunkAddress(job.url, 0);
  const isInDoubt = isBeginning && saysOf(job.url, response.headers) === 'unsaid';
  const mayBegin = (first: Uint8Array) => !isInDoubt || looksLikeIt(job.url, first);
  const allowed = { ...span, mayBegin };
  const body = watchedBody(response, watch, job.limits.stall, allowed, (more) => (bytes += more));
  await put(job, address, job.into.put(address, new Response(body, { headers })));
  job.onBytes(bytes);
}

/** What a body may be: its bytes, at least and at most, and the first of them. */
interface Allowed {
  readonly least: number;
  readonly most: number;
  readonly mayBegin: (first: Uint8Array) => boolean;
}

function watchedBody(
  response: Response,
  watch: Watch,
  stall: number,
  { least, most, mayBegin }: Allowed,
  count: (bytes: number) => number,
): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const first: number[] = [];
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { done, value } = await watch.within(stall, reader.read());
        const total = count(value?.byteLength ?? 0);
        const isTold = first.length >= tellingBytes;
        if (!isTold && value) first.push(...value.subarray(0, tellingBytes - first.length));
        const isOther =
          !isTold && (done || first.length >= tellingBytes) && !mayBegin(Uint8Array.from(first));
        if (isOther || total > most || (done && total < least)) {
          stream.error(
            new TypeError(isOther ? 'not what it should be' : `${total} bytes, not ${least} to ${most}`),
          );
          await reader.cancel().catch(() => undefined);
        } else if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Puts what is here already: an entry of the generation before, or one of ours. */
export async function putEntry(job: Job, address: string, entry: Response): Promise<void> {
  await put(job, address, job.into.put(address, entry));
}

/** A body that is cut off rejects, and leaves no entry. */
async function put({ url }: Job, address: string, storing: Promise<void>): Promise<void> {
  try {
    await storing;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'QuotaExceededError')
      throw new StorageFullError(address, { cause });
    throw new UnreachableError(url, 'cut off', { cause });
  }
}
