// Reads the body of a request as far as it may go. Knows no path.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { smallBody } from '../handlers/body-limits';

/** Whether a body follows the headers of a request that may have one. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Whether the body says that it is JSON. Any page may send a form or plain text to any address, without asking first; for
 * JSON the browser asks, and is told no.
 */
export function isJson({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return ['application/json', 'application/x-amz-json-1.1'].includes(type.trim().toLowerCase());
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that was read; or the status that refuses it. */
export type ReadBody =
  | { readonly bytes: Bytes | undefined; readonly release: () => void }
  | { readonly refusal: 413 | 503 };

/** Large bodies that are read and answered at a time: each takes several times its size while it is parsed. */
const mostUploads = 4;

/** Reads bodies up to a limit, and few large ones at a time. */
export function createBodyReader() {
  let uploads = 0;
  return async (req: IncomingMessage, limit: number): Promise<ReadBody> => {
    if (!hasBody(req)) return { bytes: undefined, release: () => undefined };
    if (Number(req.headers['content-length'] ?? 0) > limit) return { refusal: 413 };
    const slots = limit > smallBody ? 1 : 0;
    if (slots > 0 && uploads >= mostUploads) return { refusal: 503 };
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

/** Counts what comes: a length that is announced may be wrong, or missing. Returns undefined once it is too much. */
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

/** How long a client that still sends has to read why it is refused, in milliseconds. */
const grace = 1000;

/** Answers a request whose body is not read, throws away what still comes of it, and breaks the connection. */
export async function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: 413 | 415 | 421 | 503,
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
  const over = new AbortController();
  for (const end of ['end', 'close', 'error'] as const) req.once(end, () => over.abort());
  await sleep(grace, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  res.destroy();
}
