// One resource and one request become one response, as a good static host gives it. Does not know where the resource came from.
import { rangeMayBeTaken, tagStillHeld } from './entity-tag';
import { readRange, type WantedRange } from './range';
import type { Resource } from './resource';

/** Answers GET and HEAD with 200, 206, 304 or 416; other methods with 405. */
export function answerWith(
  request: Request,
  resource: Resource,
  extraHeaders: Readonly<Record<string, string>>,
): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const headers = {
    'accept-ranges': 'bytes',
    'content-type': resource.type,
    'x-content-type-options': 'nosniff',
    etag: resource.tag,
    ...extraHeaders,
  };
  const held = tagStillHeld(request.headers.get('if-none-match'), resource.tag);
  if (held !== undefined) return notModified(held, headers);
  const wanted = wantedOf(request, resource);
  if (wanted.kind === 'unsatisfiable') return outOfRange(resource.size);
  return bytesOf(request, resource, wanted, headers);
}

/** HEAD has no ranges (RFC 9110, 14.2). */
function wantedOf(request: Request, resource: Resource): WantedRange {
  const { headers, method } = request;
  if (method === 'HEAD' || !rangeMayBeTaken(headers.get('if-range'), resource.tag)) return { kind: 'whole' };
  return readRange(headers.get('range'), resource.size);
}

function notModified(held: string, headers: Readonly<Record<string, string>>): Response {
  const kept = Object.entries(headers).filter(([name]) => name !== 'content-type');
  return new Response(null, { status: 304, headers: { ...Object.fromEntries(kept), etag: held } });
}

function outOfRange(size: number): Response {
  return new Response(null, {
    status: 416,
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${size}`, 'content-length': '0' },
  });
}

function bytesOf(
  request: Request,
  resource: Resource,
  wanted: Exclude<WantedRange, { kind: 'unsatisfiable' }>,
  headers: Readonly<Record<string, string>>,
): Response {
  const { size } = resource;
  const [first, last] = wanted.kind === 'part' ? [wanted.first, wanted.last] : [0, size - 1];
  const body = request.method === 'HEAD' ? null : resource.open(first, last);
  const part = wanted.kind === 'part' ? { 'content-range': `bytes ${first}-${last}/${size}` } : {};
  return new Response(body, {
    status: wanted.kind === 'part' ? 206 : 200,
    headers: { ...headers, ...part, 'content-length': String(last - first + 1) },
  });
}
