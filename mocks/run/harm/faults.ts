// What a test wants to go wrong, by path. Pure bookkeeping: whoever sends does the damage.

export interface Fault {
  /** As it stands in the address, escaped or not; `*` is any run of characters. */
  readonly path: string;
  /** Only requests of this method; of any, unless told. */
  readonly method?: string;
  /** How many requests are spared before it begins. */
  readonly after?: number;
  /** How often it happens; always, unless told. */
  readonly times?: number;
  /** Milliseconds before anything is sent. */
  readonly delay?: number;
  /** Nothing is sent before all faults are cleared; then all is well. */
  readonly hold?: boolean;
  /** The answer instead of the real one. */
  readonly answer?: { readonly status: number; readonly body?: string; readonly type?: string };
  /** The connection is reset instead of an answer. */
  readonly reset?: boolean;
  /** Ranges are not known to this host: it always sends the whole. */
  readonly noRanges?: boolean;
  /** Headers of the answer that are others; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Content-Length says so many bytes more than there are, or fewer. */
  readonly lengthOff?: number;
  /** Bytes of the body that still arrive before the connection breaks. */
  readonly cutAfter?: number;
  /** Bytes of the body that still arrive before there is silence, where there are more; the connection stays. */
  readonly stallAfter?: number;
}

/** All that goes wrong with one request. */
export type Damage = Omit<Fault, 'path' | 'method' | 'after' | 'times'>;

export class Faults {
  private wanted: { readonly fault: Fault; spared: number; left: number }[] = [];
  private held: (() => void)[] = [];

  add(fault: Fault): void {
    this.wanted.push({ fault, spared: fault.after ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** All goes well again, also for what was held. */
  clear(): void {
    this.wanted = [];
    const held = this.held;
    this.held = [];
    for (const letGo of held) letGo();
  }

  /** Until the faults are cleared. */
  untilCleared(): Promise<void> {
    return new Promise((letGo) => this.held.push(letGo));
  }

  /** What this request suffers; of two faults that speak of the same, the later wins. */
  take(pathname: string, asked = 'GET'): Damage {
    let damage: Damage = {};
    for (const entry of this.wanted) {
      const { path, method = asked, after: _, times: __, ...more } = entry.fault;
      if (entry.left <= 0 || method !== asked || !matches(path, pathname)) continue;
      if (entry.spared > 0) {
        entry.spared -= 1;
        continue;
      }
      entry.left -= 1;
      damage = { ...damage, ...more };
    }
    return damage;
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
