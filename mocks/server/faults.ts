// Registers the faults that a test injects, by path. Pure bookkeeping: the sender applies them.

export interface InjectedFault {
  /** As in the URL, escaped or not; `*` matches any characters. */
  readonly path: string;
  /** Only requests of this method; of any by default. */
  readonly method?: string;
  /** How many requests are skipped before it applies. */
  readonly after?: number;
  /** How many requests it applies to; all by default. */
  readonly times?: number;
  /** Milliseconds before anything is sent. */
  readonly delay?: number;
  /** Nothing is sent until all faults are cleared; then the response is normal. */
  readonly hold?: boolean;
  /** The response instead of the real one. */
  readonly response?: { readonly status: number; readonly body?: string; readonly type?: string };
  /** The connection is reset without a response. */
  readonly reset?: boolean;
  /** The host ignores Range: it always sends the complete file. */
  readonly noRanges?: boolean;
  /** Headers that replace those of the response; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Bytes that Content-Length states too many, or, when negative, too few. */
  readonly lengthOff?: number;
  /** Bytes of the body that arrive before the connection breaks; of a socket, the frames. */
  readonly cutAfter?: number;
  /** Bytes of a longer body that arrive before it stalls; of a socket, the frames. The connection stays open. */
  readonly stallAfter?: number;
}

/** All faults of one request. */
export type RequestFaults = Omit<InjectedFault, 'path' | 'method' | 'after' | 'times'>;

export class Faults {
  private injected: { readonly fault: InjectedFault; toSkip: number; left: number }[] = [];
  private held: (() => void)[] = [];

  add(fault: InjectedFault): void {
    this.injected.push({ fault, toSkip: fault.after ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** Clears all faults and releases the held requests. */
  clear(): void {
    this.injected = [];
    const held = this.held;
    this.held = [];
    for (const release of held) release();
  }

  /** Resolves when the faults are cleared. */
  untilCleared(): Promise<void> {
    return new Promise((release) => this.held.push(release));
  }

  /** Returns the faults of this request and counts it; of two faults with the same field, the later wins. */
  faultsFor(pathname: string, requestMethod = 'GET'): RequestFaults {
    let found: RequestFaults = {};
    for (const entry of this.injected) {
      const { path, method = requestMethod, after: _, times: __, ...more } = entry.fault;
      if (entry.left <= 0 || method !== requestMethod || !matches(path, pathname)) continue;
      if (entry.toSkip > 0) {
        entry.toSkip -= 1;
        continue;
      }
      entry.left -= 1;
      found = { ...found, ...more };
    }
    return found;
  }
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern.split('*').map(escapeForPattern).join('.*');
  const expression = new RegExp(`^${source}$`, 's');
  return expression.test(pathname) || expression.test(decodeURIComponent(pathname));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the request without the range that it asks for. */
export function withoutRange({ url, method, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete('range');
  return new Request(url, { method, headers: others });
}

/** Returns the response with the headers that a fault asks for and an unchanged body. */
export function withFaultyHeaders(
  response: Response,
  { headers = {}, lengthOff, noRanges }: RequestFaults,
): Response {
  const length = Number(response.headers.get('content-length'));
  const changed = {
    ...(noRanges === true ? { 'accept-ranges': null } : {}),
    ...(lengthOff === undefined ? {} : { 'content-length': String(Math.max(0, length + lengthOff)) }),
    ...headers,
  };
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
  }
  return response;
}

/** Returns the response that a fault puts in the place of the service's. */
export function replacementOf({
  status,
  body,
  type = 'application/json',
}: {
  status: number;
  body?: string;
  type?: string;
}) {
  const empty = body === undefined || status === 204 || status === 304;
  return new Response(empty ? null : body, { status, headers: { 'content-type': type } });
}
