// An in-memory host of presentations with strong ETags, 304 and configurable failures.
import { mediaTypeOf } from '../../src/contract/presentation/media-types';
import { addressOf, appOrigin } from './environment-double.fixture';

interface Hosted {
  readonly body: string;
  readonly type: string;
}

/** How a host may fail to answer. */
export type ServiceFault =
  | number
  | { readonly status: number; readonly type: string }
  | 'no-response'
  | 'cut'
  | (() => Promise<void>);

export type ServiceDouble = ReturnType<typeof serviceDouble>;

/** Creates an empty host that is online. Addresses are paths from the origin, or full addresses of other origins. */
export function serviceDouble() {
  const files = new Map<string, Hosted>();
  const faults = new Map<string, ServiceFault>();
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const tags = new Map<string, string>();
  const lengths = new Map<string, { readonly length: number; times: number }>();
  const lengthOf = (url: string, body: string) => {
    const announced = lengths.get(url);
    if (announced === undefined || announced.times <= 0) return String(body.length);
    announced.times -= 1;
    return String(announced.length);
  };
  let underWay = 0;
  const service = {
    isOnline: true,
    /** Resolves when a response may be sent; delays each response. */
    delay: async (): Promise<void> => undefined,
    /** Every request, in order. */
    requests,
    /** The maximum number of simultaneous requests. */
    maxAtOnce: 0,
    put: (path: string, body: string, type = mediaTypeOf(path) ?? 'application/octet-stream') =>
      files.set(addressAt(path), { body, type }),
    fail: (path: string, fault: ServiceFault) => faults.set(addressAt(path), fault),
    bodyAt: (path: string) => files.get(addressAt(path))?.body,
    repair: (path: string) => faults.delete(addressAt(path)),
    /** Sends this ETag with a file, as a host that was deployed again does; by default each body has a different one. */
    tag: (path: string, etag: string) => tags.set(addressAt(path), etag),
    /** Announces another length than the body has, for the given number of requests. */
    announce: (path: string, length: number, times = Infinity) =>
      lengths.set(addressAt(path), { length, times }),
    /** Returns the paths requested since the last call. */
    takeRequests: () =>
      requests.splice(0).map(({ url, init }) => {
        const path = url.replace(`${appOrigin}/presentations/`, '');
        return init.method === undefined ? path : `${init.method} ${path}`;
      }),
    fetch: async (request: string | Request, init: RequestInit = {}): Promise<Response> => {
      const url = addressOf(request);
      requests.push({ url, init });
      underWay += 1;
      service.maxAtOnce = Math.max(service.maxAtOnce, underWay);
      try {
        return await respond(url, init);
      } finally {
        underWay -= 1;
      }
    },
  };

  const respond = async (url: string, init: RequestInit): Promise<Response> => {
    await service.delay();
    const fault = faults.get(url);
    if (typeof fault === 'function') await Promise.race([fault(), aborted(init.signal)]);
    init.signal?.throwIfAborted();
    if (!service.isOnline || fault === 'no-response') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') return new Response(null, { status: fault });
    if (typeof fault === 'object')
      return new Response('no', { status: fault.status, headers: { 'content-type': fault.type } });
    const file = files.get(url);
    if (file === undefined) return new Response(null, { status: 404 });
    const etag = tags.get(url) ?? `"${encodeURIComponent(file.body)}"`;
    if (new Headers(init.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    const body = fault === 'cut' ? cutBody() : file.body;
    const length = lengthOf(url, file.body);
    if (init.method === 'HEAD') return new Response(null, { headers: { etag, 'content-length': length } });
    return new Response(body, { headers: { etag, 'content-type': file.type, 'content-length': length } });
  };
  return service;
}

function addressAt(path: string): string {
  return path.startsWith('http') ? path : `${appOrigin}${path}`;
}

async function aborted(signal: AbortSignal | null | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
}

function cutBody(): ReadableStream {
  return new ReadableStream({ start: (stream) => stream.error(new TypeError('Network error')) });
}

/** Hosts a story with a picture and a narration for each page. Returns the text of its index. */
export function hostStory(service: ServiceDouble, id: string, pages: readonly string[]): string {
  const folder = `/presentations/${id}/`;
  const slides = pages.map((page) => ({
    headline: page,
    imagePath: `${page}.webp`,
    audioPath: `${page}.mp3`,
  }));
  for (const page of pages) {
    service.put(`${folder}${page}.webp`, `picture of ${page}`, 'image/webp');
    service.put(`${folder}${page}.mp3`, `voice of ${page}`, 'audio/mpeg');
  }
  const [initialSlide, ...others] = slides;
  const index = JSON.stringify({ kind: 'STORY', initialSlide, slides: others });
  service.put(`${folder}index.json`, index, 'application/json');
  return index;
}
