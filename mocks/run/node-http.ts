// Between Node's requests and responses and those of the web. Knows no path.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** Handlers see this origin, whatever the port. */
export const innerOrigin = 'http://bookworm.test';

/** Returns the request as the web has it; undefined when its method is none. */
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
  return new Request(address, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** Returns the request's address on `innerOrigin`; undefined when it cannot be read. */
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

/** How a body comes to harm on its way, and who counts what of it was sent. */
export interface Passage {
  /** Bytes that are still sent before the connection breaks. */
  readonly cutAfter?: number;
  /** Bytes that are still sent before nothing more is, where there are more; whoever waits must leave by himself. */
  readonly stallAfter?: number;
  /** Content-Length is wrong: all is sent, and the connection broken, since nobody knows where the next answer begins. */
  readonly lengthOff?: number;
  /** Told of the bytes of each piece. */
  readonly onSent?: (bytes: number) => void;
}

/** Sends the response, as far as its passage lets it. */
export async function sendWebResponse(
  response: Response,
  res: ServerResponse,
  passage: Passage = {},
): Promise<void> {
  res.statusCode = response.status;
  response.headers.forEach((value, name) => res.setHeader(name, value));
  if (response.body === null) return endWithoutBody(res, passage);
  const { cutAfter, stallAfter, lengthOff, onSent } = passage;
  const length = Number(response.headers.get('content-length') ?? Infinity);
  const stalls = stallAfter !== undefined && stallAfter < length;
  const isHarmed = cutAfter !== undefined || stalls || lengthOff !== undefined;
  if (!isHarmed && length <= small) return sendWhole(response, res, onSent);
  if (!isHarmed) return pipeline(chunksOf(response.body, onSent), res).catch(passOverLeaving);
  // What is cut is never whole; what is announced wrongly is sent whole.
  const most = lengthOff === undefined ? length - 1 : Infinity;
  await sendSome(chunksOf(response.body), res, Math.min(cutAfter ?? most, stallAfter ?? most, most), onSent);
  if (stalls && !res.destroyed) await once(res, 'close');
  res.destroy();
}

/** Bytes that are sent in one piece. */
const small = 256 * 1024;

async function sendWhole(response: Response, res: ServerResponse, onSent?: Passage['onSent']): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (res.destroyed) return;
  onSent?.(bytes.length);
  res.end(bytes);
}

/** Of an answer without a body nothing arrives where its passage is cut or stalls, though what was asked is done. */
async function endWithoutBody(res: ServerResponse, { cutAfter, stallAfter }: Passage): Promise<void> {
  if (stallAfter !== undefined) await once(res, 'close');
  if (cutAfter !== undefined || stallAfter !== undefined) return void res.destroy();
  if (res.statusCode !== 204 && res.statusCode !== 304 && !res.hasHeader('content-length'))
    res.setHeader('content-length', '0');
  res.end();
}

/** The chunks as they come; whoever stops early closes the source. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  onSent?: Passage['onSent'],
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

/** Sends the first so many bytes, and ends when they have left. */
async function sendSome(
  chunks: AsyncIterable<Uint8Array>,
  res: ServerResponse,
  most: number,
  onSent?: Passage['onSent'],
): Promise<void> {
  res.flushHeaders();
  let left = most;
  for await (const chunk of chunks) {
    const some = chunk.subarray(0, left);
    left -= some.length;
    onSent?.(some.length);
    // A client that has gone takes no more: then there is nothing to wait for either.
    if (!res.destroyed) await new Promise((sent) => res.write(some, sent));
    if (left <= 0 || res.destroyed) return;
  }
}

const left: readonly unknown[] = [
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
];

/** Whoever closes the connection while bytes are on their way has no more need of them: no fault. */
function passOverLeaving(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && left.includes(error.code))) throw error;
}
