// A host with one file that imitates how hosts treat ranges, validators and bodies. Honours abort signals as `fetch`
// does.
import type { Fetch } from '../environment';
import { addressOf } from './environment-double.fixture';
import { mediaTypeOf } from '../../src/contract/presentation/media-types';

export interface HostedFile {
  readonly bytes: Uint8Array;
  readonly type?: string;
  /** The validator header, if any; `last-modified` needs a `date`. */
  readonly validator?: Readonly<Record<string, string>>;
  /** `none`: answers ranges with 200. `ignores-if-range`: answers 200 when If-Range is sent. */
  readonly ranges?: 'none' | 'ignores-if-range';
  /** Headers that are added to or replace the correct ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

const octets = 'application/octet-stream';

/**
 * How one response fails: with a status, or without a response. The body may break off or stall after a number of bytes, or have more
 * bytes than announced (fewer when `surplus` is negative).
 */
export type HostFault =
  | number
  | 'no-response'
  | 'silence'
  | { readonly cutAfter: number }
  | { readonly stallAfter: number }
  | { readonly surplus: number };

interface HostRequest {
  readonly url: string;
  readonly range: string | null;
  readonly ifRange: string | null;
  readonly ifNoneMatch: string | null;
}

/** Creates a host that serves one file under every address. */
export function rangeHost(file: HostedFile) {
  const requests: HostRequest[] = [];
  const host = {
    file,
    requests,
    /** Bytes of all bodies that were opened. */
    sent: 0,
    /** The failure of the n-th request, counted from 0. */
    faults: new Map<number, HostFault>(),
    /** Called when a response or a body starts to stall. */
    onStall: () => {},
    /** Called before each response with the number of earlier requests. */
    before: (_earlier: number): void => {},
    /** Returns the ranges requested since the last call; `whole` for a plain request. */
    takeRequests: () => requests.splice(0).map(({ range }) => range?.replace('bytes=', '') ?? 'whole'),
    fetch: ((request, init = {}) => respond(addressOf(request), init)) satisfies Fetch,
  };
  let count = 0;
  const stalled: Stalled = (signal) => {
    setTimeout(host.onStall);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  };
  const respond = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const number = count;
    count += 1;
    requests.push({
      url,
      range: headers.get('range'),
      ifRange: headers.get('if-range'),
      ifNoneMatch: headers.get('if-none-match'),
    });
    host.before(number);
    const fault = host.faults.get(number);
    host.faults.delete(number);
    const { signal } = init;
    signal?.throwIfAborted();
    if (fault === 'silence') return stalled(signal);
    if (fault === 'no-response') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') return new Response('no', { status: fault });
    return fullResponse(
      { type: mediaTypeOf(new URL(url).pathname) ?? octets, ...host.file },
      headers,
      (bytes) => {
        host.sent += bytes.length;
        return streamOf(bytes, fault, signal, stalled);
      },
    );
  };
  return host;
}

/** Returns a promise that rejects only when the request is aborted. */
type Stalled = (signal: AbortSignal | null | undefined) => Promise<never>;

function fullResponse(file: HostedFile, headers: Headers, open: (bytes: Uint8Array) => BodyInit): Response {
  const { bytes, validator = { etag: '"first"' } } = file;
  const common = { 'content-type': file.type ?? octets, ...validator };
  const more = file.headers ?? {};
  if (validator['etag'] !== undefined && headers.get('if-none-match') === validator['etag'])
    return new Response(null, { status: 304, headers: common });
  const span = requestedSpan(file, headers);
  if (span === 'outside')
    return new Response(null, {
      status: 416,
      headers: { 'content-type': 'text/html', 'content-range': `bytes */${bytes.length}` },
    });
  const accepts = file.ranges === 'none' ? {} : { 'accept-ranges': 'bytes' };
  if (span === undefined) {
    const headers = { ...common, ...accepts, 'content-length': String(bytes.length), ...more };
    return new Response(open(bytes), { headers });
  }
  const [start, end] = span;
  const slice = bytes.subarray(start, end + 1);
  const range = `bytes ${start}-${end}/${bytes.length}`;
  const lengths = { 'content-range': range, 'content-length': String(slice.length) };
  return new Response(open(slice), { status: 206, headers: { ...common, ...accepts, ...lengths, ...more } });
}

/** Returns the first and last byte; undefined for the whole file. */
function requestedSpan(
  { bytes, ranges, validator = { etag: '"first"' } }: HostedFile,
  headers: Headers,
): readonly [number, number] | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
  const ifRange = headers.get('if-range');
  const isSame = ifRange === null || Object.values(validator).includes(ifRange);
  if (ranges === 'none' || first === undefined || !isSame) return undefined;
  if (ranges === 'ignores-if-range' && ifRange !== null) return undefined;
  return Number(first) >= bytes.length
    ? 'outside'
    : [Number(first), Math.min(Number(last), bytes.length - 1)];
}

/** Bytes per read, so that a body takes several reads. */
const step = 500;

function streamOf(
  bytes: Uint8Array,
  fault: Exclude<HostFault, number | string> | undefined,
  signal: AbortSignal | null | undefined,
  stalled: Stalled,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const surplus = fault && 'surplus' in fault ? fault.surplus : 0;
  const all = new Uint8Array(bytes.length + surplus);
  all.set(bytes.subarray(0, all.length));
  const stop = fault && 'cutAfter' in fault ? fault.cutAfter : all.length;
  const stall = fault && 'stallAfter' in fault ? fault.stallAfter : Infinity;
  let at = 0;
  return new ReadableStream({
    async pull(stream) {
      if (signal?.aborted) return stream.error(new DOMException('Aborted', 'AbortError'));
      if (at >= stall) return stalled(signal);
      const next = Math.min(at + step, stop, stall, all.length);
      if (next > at) stream.enqueue(all.slice(at, next));
      at = next;
      if (at < Math.min(stop, all.length)) return;
      if (at < all.length) stream.error(new TypeError('Network error'));
      else stream.close();
    },
  });
}
