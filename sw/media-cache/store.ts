// Stores responses in the cache: with their announced length, or not at all.
import { beginsLikePage, matchesSignature, checkType, signatureBytes } from './content-check';
import { chunkingHeader, chunkAddress } from './chunks';
import { FetchFailedError, isQuotaError, OverAllowanceError, StorageFullError } from './medium-errors';
import { announcedLength, minLength } from './headers';
import { timeFor, type MediumRequest } from './request';
import type { Watch } from '../timers';

/**
 * Stores a whole file and reports its length to `onBytes`. Throws FetchFailedError for a body that breaks off, stalls, is shorter or
 * longer than announced or not of its type, OverAllowanceError like `storeWatched`, and StorageFullError.
 */
export async function storeWhole(request: MediumRequest, watch: Watch, response: Response): Promise<void> {
  const { url, into, limits } = request;
  const length = bodyLengthOf(request, response);
  const isShort = length !== undefined && length <= limits.unwatchedUpTo;
  // A host must not send our chunking header, and a body of uncertain type must be checked as it arrives.
  const isSure = !response.headers.has(chunkingHeader) && checkType(url, response.headers) === 'medium';
  if (!isShort || !isSure) return storeWatched(request, watch, url, response, length);
  // A body that passes through our stream takes up to twice as long, so a short one is stored directly.
  await put(request, url, watch.abortOnStall(timeFor(length, limits), into.put(url, response)));
  const body = await (await into.match(url, { ignoreVary: true }))?.blob();
  const first = new Uint8Array((await body?.slice(0, signatureBytes).arrayBuffer()) ?? []);
  const isPage = beginsLikePage(url, first);
  if (body?.size === length && !isPage) return request.onBytes(length);
  // Not every browser rejects a body with another length than announced.
  await into.delete(url, { ignoreVary: true });
  throw new FetchFailedError(url, isPage ? 'not what it should be' : 'not as long as announced');
}

/** Returns the body length; undefined for a foreign host, which hides whether its body is encoded. */
function bodyLengthOf({ url, environment }: MediumRequest, { headers, type }: Response): number | undefined {
  const isForeign = type === 'cors' || new URL(url).origin !== environment.appOrigin;
  return isForeign ? undefined : announcedLength(headers);
}

/**
 * Stores a body under an address, as a 200, and watches it for stalls. Streams the bytes without buffering them. Throws
 * OverAllowanceError for a body of unknown length that is longer than the story may store; apart from that FetchFailedError for one
 * that breaks off, stalls, or is not of the length and type that it should be, and StorageFullError.
 */
export async function storeWatched(
  request: MediumRequest,
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
  const max = length ?? Math.min(request.limits.largest, request.allowance);
  const span = { min: length ?? minLength(response.headers), max };
  const isBeginning = address === request.url || address === chunkAddress(request.url, 0);
  const isInconclusive = checkType(request.url, response.headers) === 'inconclusive';
  const isMedium = (first: Uint8Array) =>
    isInconclusive ? matchesSignature(request.url, first) : !beginsLikePage(request.url, first);
  const mayBegin = (first: Uint8Array) => !isBeginning || isMedium(first);
  const allowed = { ...span, mayBegin };
  const body = watchedBody(response, watch, request.limits.stall, allowed, (more) => (bytes += more));
  await put(request, address, request.into.put(address, new Response(body, { headers }))).catch(
    (error: unknown) => {
      // A host may not say how long its file is.
      throw length === undefined && bytes > request.allowance ? new OverAllowanceError(request.url) : error;
    },
  );
  request.onBytes(bytes);
}

/** What a body may be: its minimum and maximum length in bytes, and its first bytes. */
interface Allowed {
  readonly min: number;
  readonly max: number;
  readonly mayBegin: (first: Uint8Array) => boolean;
}

function watchedBody(
  response: Response,
  watch: Watch,
  stall: number,
  { min, max, mayBegin }: Allowed,
  count: (bytes: number) => number,
): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const first: number[] = [];
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { done, value } = await watch.abortOnStall(stall, reader.read());
        const total = count(value?.byteLength ?? 0);
        const isIdentified = first.length >= signatureBytes;
        if (!isIdentified && value) first.push(...value.subarray(0, signatureBytes - first.length));
        const hasWrongSignature =
          !isIdentified && (done || first.length >= signatureBytes) && !mayBegin(Uint8Array.from(first));
        if (hasWrongSignature || total > max || (done && total < min)) {
          stream.error(
            new TypeError(
              hasWrongSignature ? 'not what it should be' : `${total} bytes, not ${min} to ${max}`,
            ),
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

/**
 * Stores a local entry: one of the previous generation, or the entry of a chunked medium. Throws StorageFullError, and
 * FetchFailedError when the cache refuses it for another reason.
 */
export async function putEntry(request: MediumRequest, address: string, entry: Response): Promise<void> {
  await put(request, address, request.into.put(address, entry));
}

/** Awaits a `cache.put`. A body that breaks off rejects and leaves no entry. */
async function put({ url }: MediumRequest, address: string, storing: Promise<void>): Promise<void> {
  try {
    await storing;
  } catch (cause) {
    if (isQuotaError(cause)) throw new StorageFullError(address, { cause });
    throw new FetchFailedError(url, 'cut off', { cause });
  }
}
