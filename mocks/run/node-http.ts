// Between Node's requests and responses and those of the web. Knows no path.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Handlers see this origin, whatever the port. */
export const innerOrigin = 'http://bookworm.test';

/** The request as the web has it, its body read; undefined when its address or method is none. */
export async function toWebRequest(req: IncomingMessage): Promise<Request | undefined> {
  const method = req.method ?? 'GET';
  const address = addressOf(req);
  if (address === undefined || method === 'CONNECT' || method === 'TRACE') return undefined;
  const headers = Object.entries(req.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  return new Request(address, { method, headers, body: await bodyOf(req) });
}

function addressOf(req: IncomingMessage): URL | undefined {
  try {
    const address = new URL(`${innerOrigin}${req.url ?? '/'}`);
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

async function bodyOf(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends the response; with `cutAfter`, only so many bytes of its body, and then the connection breaks. */
export async function sendWebResponse(
  response: Response,
  res: ServerResponse,
  cutAfter?: number,
): Promise<void> {
  res.statusCode = response.status;
  response.headers.forEach((value, name) => res.setHeader(name, value));
  if (response.body === null) {
    if (response.status !== 204 && response.status !== 304 && !res.hasHeader('content-length'))
      res.setHeader('content-length', '0');
    res.end();
    return;
  }
  if (cutAfter === undefined) await pipeline(chunksOf(response.body), res).catch(passOverLeaving);
  else await sendCut(response, res, cutAfter);
}

/** The chunks as they come; whoever stops early closes the source. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

async function sendCut(response: Response, res: ServerResponse, cutAfter: number): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  res.setHeader('content-length', String(bytes.length));
  res.write(bytes.subarray(0, Math.min(cutAfter, Math.max(0, bytes.length - 1))), () => res.destroy());
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
