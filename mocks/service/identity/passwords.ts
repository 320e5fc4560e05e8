// Hashes passwords by scrypt (RFC 7914), so that none is stored in the clear: beside the event loop, and a few at a time.
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { tooManyRequests } from './provider-refusal';

/** Cost, block size and parallelization. */
export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** As OWASP lists it: 16 MiB, and some tenths of a second. */
const usualCost: HashCost = { N: 2 ** 14, r: 8, p: 5 };

export interface PasswordOptions {
  readonly cost?: HashCost;
  /** Hashes that are computed at a time. Node has four threads, which also read files. */
  readonly atWork?: number;
  /** Hashes that wait for their turn; others are refused. */
  readonly waiting?: number;
  /** Hashes of one address, at work or waiting, so that it keeps nobody else out. */
  readonly perAddress?: number;
}

/** Bytes. */
const hashLength = 32;

export class Passwords {
  private readonly cost: HashCost;
  private readonly turns: Turns;

  constructor({ cost = usualCost, atWork = 2, waiting = 30, perAddress = 8 }: PasswordOptions = {}) {
    this.cost = cost;
    this.turns = new Turns(atWork, waiting, perAddress);
  }

  /**
   * Returns `scrypt$N$r$p$salt$hash`, salt and hash in base64url. Equal passwords have different hashes. Throws ProviderFailure when too
   * many are requested. `address` is the client's; undefined where there is none.
   */
  async hash(password: string, address: string | undefined): Promise<string> {
    const salt = randomBytes(16);
    const hash = await this.computed(password, salt, this.cost, address);
    return textOf(this.cost, salt, hash);
  }

  /**
   * Returns whether a password has this hash; false for a text that is no hash. Without one it takes as long, so that nobody learns who
   * has an account. Throws ProviderFailure as `hash` does.
   */
  async matches(password: string, stored: string | undefined, address: string | undefined): Promise<boolean> {
    const { cost, salt, hash } = readHash(stored) ?? { cost: this.cost, salt: randomBytes(16) };
    const actual = await this.computed(password, salt, cost, address);
    return hash !== undefined && timingSafeEqual(actual, hash);
  }

  /** Returns whether a hash has another cost than a new one. */
  isOutdated(stored: string): boolean {
    const { cost } = readHash(stored) ?? {};
    return cost?.N !== this.cost.N || cost.r !== this.cost.r || cost.p !== this.cost.p;
  }

  private computed(
    password: string,
    salt: Buffer,
    cost: HashCost,
    address: string | undefined,
  ): Promise<Buffer> {
    return this.turns.take(address, () => scryptOf(password.normalize('NFC'), salt, cost));
  }
}

function scryptOf(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, hashLength, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}

const textOf = ({ N, r, p }: HashCost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** Costs beyond these are none of ours: a damaged hash must not take the memory of the machine, nor hours. */
const most: HashCost = { N: 2 ** 14, r: 8, p: 16 };

function readHash(stored = '') {
  const [, N = 0, r = 0, p = 0] = (/^scrypt\$(\d+)\$(\d+)\$(\d+)\$/.exec(stored) ?? []).map(Number);
  const [salt = '', text = ''] = stored.split('$').slice(4);
  const hash = Buffer.from(text, 'base64url');
  const isPower = N > 1 && Number.isInteger(Math.log2(N));
  if (!isPower || N > most.N || r < 1 || r > most.r || p < 1 || p > most.p) return undefined;
  return hash.length === hashLength
    ? { cost: { N, r, p }, salt: Buffer.from(salt, 'base64url'), hash }
    : undefined;
}

/** Lets so many work at a time, and others wait in turn. */
class Turns {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly atWork: number,
    private readonly maxWaiting: number,
    private readonly perAddress: number,
  ) {}

  async take<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
    const own = address === undefined ? 0 : (this.taken.get(address) ?? 0);
    const hasPlace = this.working < this.atWork || this.waiting.length < this.maxWaiting;
    if (!hasPlace || own >= this.perAddress) throw tooManyRequests();
    this.count(address, 1);
    try {
      if (this.working < this.atWork) this.working += 1;
      // Whoever ends hands its place on, so nobody comes in between.
      else await new Promise<void>((resolve) => this.waiting.push(resolve));
      return await this.workInPlace(work);
    } finally {
      this.count(address, -1);
    }
  }

  private async workInPlace<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.working -= 1;
      else next();
    }
  }

  private count(address: string | undefined, change: number): void {
    if (address === undefined) return;
    const count = (this.taken.get(address) ?? 0) + change;
    if (count === 0) this.taken.delete(address);
    else this.taken.set(address, count);
  }
}
