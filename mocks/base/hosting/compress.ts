// Compresses text responses as web hosts do.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './content-type';
import { encodedTag } from './entity-tag';
import { createLruCache } from '../lru-cache';

type Encoding = 'br' | 'gzip';
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Compressed bodies by their tag, so that a file of a build is compressed once. */
const packed = createLruCache<Uint8Array<ArrayBuffer>>(500);
const tooSmall = 512;
/** For either encoding. At 9 brotli takes eight times as long for one percent, and every process compresses the app anew. */
const effort = 5;

/** Returns the best encoding that the client accepts; undefined when it accepts neither. */
function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((offer) => offer.split(';').map((part) => part.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([encoding]) => encoding),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
}

/** Returns the response, compressed when that is worth it. Compresses complete text bodies only, never ranges or media. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!isCompressible(response.headers.get('content-type') ?? '')) return response;
  response.headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  if (encoding === undefined || response.status !== 200 || response.body === null) return response;
  const tag = response.headers.get('etag');
  const key = tag === null ? undefined : encodedTag(tag, encoding);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength < tooSmall) return withBody(response, bytes);
  const smaller = await (key === undefined
    ? pack(bytes, encoding)
    : packed.get(key, () => pack(bytes, encoding)));
  response.headers.set('content-encoding', encoding);
  if (key !== undefined) response.headers.set('etag', key);
  return withBody(response, smaller);
}

function withBody(response: Response, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Response {
  response.headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: response.status, headers: response.headers });
}

function pack(bytes: ArrayBuffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return packGzip(bytes, { level: effort });
  return packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
}
