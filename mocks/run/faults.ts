// What a test wants to go wrong, by path. Pure bookkeeping: whoever sends does the damage.

export interface Fault {
  /** As it stands in the address, escaped or not; `*` is any run of characters. */
  readonly path: string;
  /** Milliseconds before anything is sent. */
  readonly delay?: number;
  /** The answer instead of the real one. */
  readonly answer?: { readonly status: number; readonly body?: string; readonly type?: string };
  /** The connection is reset instead of an answer. */
  readonly reset?: boolean;
  /** Bytes of the body that still arrive before the connection breaks. */
  readonly cutAfter?: number;
  /** How often it happens; always, unless told. */
  readonly times?: number;
}

/** All that goes wrong with one request. */
export type Damage = Omit<Fault, 'path' | 'times'>;

export class Faults {
  private wanted: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.wanted.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.wanted = [];
  }

  /** What this request suffers; of two faults that speak of the same, the later wins. */
  take(pathname: string): Damage {
    let damage: Damage = {};
    for (const entry of this.wanted) {
      if (entry.left <= 0 || !matches(entry.fault.path, pathname)) continue;
      entry.left -= 1;
      const { path: _, times: __, ...more } = entry.fault;
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
