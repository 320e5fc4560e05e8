// Answers a request with a resource as a static host does: ranges, conditional requests and HEAD.
import { isRangeApplicable, findMatchingTag } from './entity-tag';
import { readRange, type RequestedRange } from './range';
import type { Resource } from './resource';

/** Returns 200, 206, 304 or 416 for GET and HEAD, and 405 for other methods. */
export function createResponse(
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
  const matchingTag = findMatchingTag(request.headers.get('if-none-match'), resource.tag);
  if (matchingTag !== undefined) return notModified(matchingTag, headers);
  const range = rangeOf(request, resource);
  if (range.kind === 'unsatisfiable') return outOfRange(resource.size);
  return bytesOf(request, resource, range, headers);
}

/** HEAD has no ranges (RFC 9110, 14.2). */
function rangeOf(request: Request, resource: Resource): RequestedRange {
  const { headers, method } = request;
  if (method === 'HEAD' || !isRangeApplicable(headers.get('if-range'), resource.tag))
    return { kind: 'whole' };
  return readRange(headers.get('range'), resource.size);
}

function notModified(matchingTag: string, headers: Readonly<Record<string, string>>): Response {
  const others = Object.entries(headers).filter(([name]) => name !== 'content-type');
  return new Response(null, { status: 304, headers: { ...Object.fromEntries(others), etag: matchingTag } });
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
  range: Exclude<RequestedRange, { kind: 'unsatisfiable' }>,
  headers: Readonly<Record<string, string>>,
): Response {
  const { size } = resource;
  const [first, last] = range.kind === 'part' ? [range.first, range.last] : [0, size - 1];
  const body = request.method === 'HEAD' ? null : resource.open(first, last);
  const part = range.kind === 'part' ? { 'content-range': `bytes ${first}-${last}/${size}` } : {};
  return new Response(body, {
    status: range.kind === 'part' ? 206 : 200,
    headers: { ...headers, ...part, 'content-length': String(last - first + 1) },
  });
}
