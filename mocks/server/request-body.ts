// Reads the body of a request up to a limit.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { smallBody } from '../handlers/body-limits';

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
  | { readonly refusal: 413 | 503 };

/** Large bodies that are processed at a time: each takes several times its size in memory while it is parsed. */
const maxUploads = 4;

/** Creates a function that reads bodies up to a limit in bytes, and only a few large ones at a time. */
export function createBodyReader() {
  let uploads = 0;
  return async (req: IncomingMessage, limit: number): Promise<ReadBody> => {
    if (!hasBody(req)) return { bytes: undefined, release: () => undefined };
    if (Number(req.headers['content-length'] ?? 0) > limit) return { refusal: 413 };
    const slots = limit > smallBody ? 1 : 0;
    if (slots > 0 && uploads >= maxUploads) return { refusal: 503 };
    uploads += slots;
    const release = () => {
      uploads -= slots;
    };
    try {
      const bytes = await bytesUpTo(req, limit);
      if (bytes !== undefined) return { bytes, release };
    } catch (error) {
      release();
      throw error;
    }
    release();
    return { refusal: 413 };
  };
}

/** Counts the received bytes: Content-Length may be wrong or missing. Returns undefined when they exceed the limit. */
function bytesUpTo(req: IncomingMessage, limit: number): Promise<Bytes | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) resolve(undefined);
      else chunks.push(chunk);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
  });
}

/** Milliseconds that a client that is still sending has to read the refusal, unless the service is started with others. */
export const defaultRefusalGrace = 1000;

/**
 * Answers a request without reading its body, discards the rest of the body and breaks the connection, after `grace` milliseconds at
 * most.
 */
export async function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: 413 | 415 | 421 | 503,
  grace: number,
): Promise<void> {
  const message = JSON.stringify({ message: STATUS_CODES[status] });
  res.writeHead(status, {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(message),
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  });
  res.write(message);
  req.resume();
  const ended = new AbortController();
  for (const end of ['end', 'close', 'error'] as const) req.once(end, () => ended.abort());
  await sleep(grace, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  res.destroy();
}
