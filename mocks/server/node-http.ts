// Converts between Node's requests and responses and those of the Fetch standard.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { clientAddressOf, setAddress } from '../base/hosting/client-address';

/** The origin that handlers see, whatever the port. */
export const innerOrigin = 'http://bookworm.test';

/** Returns a Fetch request; undefined when Fetch does not allow its method. */
export function toWebRequest(
  req: IncomingMessage,
  address: URL,
  body: Uint8Array<ArrayBuffer> | undefined,
): Request | undefined {
  const method = req.method ?? 'GET';
  if (method === 'CONNECT' || method === 'TRACE') return undefined;
  const headers = Object.entries(req.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const request = new Request(address, { method, headers, ...(body === undefined ? {} : { body }) });
  setAddress(request, clientAddressOf(req));
  return request;
}

/** Returns the request's URL on `innerOrigin`; undefined when it cannot be parsed. */
export function addressOf(req: IncomingMessage): URL | undefined {
  if (req.url?.startsWith('/') === false) return undefined;
  try {
    const address = new URL(`${innerOrigin}${req.url ?? '/'}`);
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

/** Faults of one response's body, and a callback that counts the bytes sent. */
interface SendOptions {
  /** Bytes that are sent before the connection breaks. */
  readonly cutAfter?: number;
  /** Bytes after which a longer body stalls; the client must close the connection. */
  readonly stallAfter?: number;
  /** Content-Length is wrong. The whole body is sent, then the connection breaks: no client can find the next response. */
  readonly lengthOff?: number;
  /** Called with the byte length of each chunk. */
  readonly onSent?: (bytes: number) => void;
}

/** Sends the response with the faults in `options`; resolves when it is sent or the connection is broken. */
export async function sendWebResponse(
  response: Response,
  res: ServerResponse,
  options: SendOptions = {},
): Promise<void> {
  res.statusCode = response.status;
  response.headers.forEach((value, name) => res.setHeader(name, value));
  if (response.body === null) return endWithoutBody(res, options);
  const { cutAfter, stallAfter, lengthOff, onSent } = options;
  const length = Number(response.headers.get('content-length') ?? Infinity);
  const stalls = stallAfter !== undefined && stallAfter < length;
  const isFaulty = cutAfter !== undefined || stalls || lengthOff !== undefined;
  if (!isFaulty && length <= small) return sendWhole(response, res, onSent);
  if (!isFaulty) return pipeline(chunksOf(response.body, onSent), res).catch(ignoreDisconnect);
  // A body that is cut off is never complete; one with a wrong Content-Length is sent completely.
  const max = lengthOff === undefined ? length - 1 : Infinity;
  await sendSome(chunksOf(response.body), res, Math.min(cutAfter ?? max, stallAfter ?? max, max), onSent);
  if (stalls && !res.destroyed) await once(res, 'close');
  res.destroy();
}

/** Bytes up to which a body is sent in one piece. */
const small = 256 * 1024;

async function sendWhole(
  response: Response,
  res: ServerResponse,
  onSent?: SendOptions['onSent'],
): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (res.destroyed) return;
  onSent?.(bytes.length);
  res.end(bytes);
}

/** Ends a response without a body. With `cutAfter` or `stallAfter` nothing arrives, although the request was carried out. */
async function endWithoutBody(res: ServerResponse, { cutAfter, stallAfter }: SendOptions): Promise<void> {
  if (stallAfter !== undefined && !res.destroyed) await once(res, 'close');
  if (cutAfter !== undefined || stallAfter !== undefined) return void res.destroy();
  if (res.statusCode !== 204 && res.statusCode !== 304 && !res.hasHeader('content-length'))
    res.setHeader('content-length', '0');
  res.end();
}

/** Yields the chunks of a body; cancels it when the consumer stops early. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  onSent?: SendOptions['onSent'],
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onSent?.(next.value.length);
      yield next.value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Sends the first `max` bytes; resolves when they are written. */
async function sendSome(
  chunks: AsyncIterable<Uint8Array>,
  res: ServerResponse,
  max: number,
  onSent?: SendOptions['onSent'],
): Promise<void> {
  res.flushHeaders();
  let left = max;
  for await (const chunk of chunks) {
    const some = chunk.subarray(0, left);
    left -= some.length;
    onSent?.(some.length);
    // A write to a closed connection never completes.
    if (!res.destroyed) await new Promise((sent) => res.write(some, sent));
    if (left <= 0 || res.destroyed) return;
  }
}

const disconnectCodes: readonly unknown[] = [
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
];

/** Ignores the errors of a client that closed the connection early; throws all others. */
function ignoreDisconnect(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && disconnectCodes.includes(error.code))) throw error;
}
