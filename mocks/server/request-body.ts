// Reads the body of a request up to a limit.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { smallBody } from '../service/handlers/body-limits';
import { isQuickToParse } from '../service/handlers/json-bounds';
import { clientAddressOf } from '../base/hosting/client-address';
import type { UnfinishedBudget } from './unfinished';

/** Returns whether a body follows the headers; false for GET and HEAD. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Returns whether the content type is JSON. A page of any origin may send a form or plain text without a CORS preflight; for
 * JSON the browser sends a preflight, which this service does not allow.
 */
export function isJson({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return ['application/json', 'application/x-amz-json-1.1'].includes(type.trim().toLowerCase());
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The body; or the status with which it is refused. */
type ReadBody =
  | { readonly bytes: Bytes | undefined; readonly release: () => void }
  | { readonly refusal: 400 | 413 | 503 };

/** Large bodies that are processed at a time: each takes several times its size in memory while it is parsed. */
const maxUploads = 4;

/** The body of a request that has none, or whose body nobody reads. */
export const noBody = { bytes: undefined, release: () => undefined } as const satisfies ReadBody;

/**
 * Creates a function that reads bodies up to a limit in bytes. All incomplete bodies share a budget of memory. A slow body takes no
 * place among the few large ones that are processed at a time.
 */
export function createBodyReader(unfinished: UnfinishedBudget) {
  let uploads = 0;
  return async (req: IncomingMessage, limit: number): Promise<ReadBody> => {
    if (!hasBody(req)) return noBody;
    if (Number(req.headers['content-length'] ?? 0) > limit) return { refusal: 413 };
    const read = await bytesUpTo(req, limit, unfinished);
    if (typeof read === 'number') return { refusal: read };
    if (!isQuickToParse(read)) return { refusal: 400 };
    const places = read.length > smallBody ? 1 : 0;
    if (places > 0 && uploads >= maxUploads) return { refusal: 503 };
    uploads += places;
    return {
      bytes: read,
      release: () => {
        uploads -= places;
      },
    };
  };
}

/**
 * Counts the received bytes: Content-Length may be wrong or missing. Resolves with 413 when they exceed the limit, and with 503 when
 * there is no memory for them.
 */
function bytesUpTo(
  req: IncomingMessage,
  limit: number,
  unfinished: UnfinishedBudget,
): Promise<Bytes | 413 | 503> {
  let chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const stop = (refusal: 413 | 503): void => {
      chunks = [];
      received.finish();
      resolve(refusal);
    };
    const received = unfinished.begin(clientAddressOf(req), () => stop(503));
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return stop(413);
      chunks.push(chunk);
      received.add(chunk.length);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
    // Also after a client that has gone.
    req.on('close', () => received.finish());
  });
}

/** Milliseconds that a client that is still sending has to read the refusal, unless the service is started with others. */
export const defaultRefusalGrace = 1000;

/**
 * Answers a request without reading the rest of its body. Discards that rest for at most `grace` milliseconds, and breaks the
 * connection. The client may try again after `wait` milliseconds.
 */
export async function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: 400 | 413 | 415 | 421 | 429 | 503,
  grace: number,
  wait = 1000,
): Promise<void> {
  const message = JSON.stringify({ message: STATUS_CODES[status] });
  res.writeHead(status, {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(message),
    ...(status === 429 || status === 503 ? { 'retry-after': String(Math.ceil(wait / 1000)) } : {}),
  });
  if (req.complete) return void res.end(message);
  res.write(message);
  await discardBody(req, grace);
  res.destroy();
}

/** Discards the rest of a body for at most `grace` milliseconds, and breaks the connection to a client that goes on sending. */
export async function discardBody(req: IncomingMessage, grace: number): Promise<void> {
  req.resume();
  const ended = new AbortController();
  for (const end of ['end', 'close', 'error'] as const) req.once(end, () => ended.abort());
  if (!req.complete)
    await sleep(grace, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  if (!req.complete) req.socket.destroy();
}
