// A map for what may be set under any name, by anybody: it forgets by age and, where it has a maximum, the oldest of too many.
import { hashOf } from './tokens';

export interface ExpiringMapOptions {
  /** How long a value is kept after it was set, in milliseconds. */
  readonly lifetime: number;
  /** How many values are kept; any number by default. */
  readonly maxSize?: number;
  readonly now: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

export class ExpiringMap<Value> {
  /** By the hashes of their keys, since a key may be long or a secret. The most recently set entry is the last. */
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly options: ExpiringMapOptions) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(hashOf(key));
    return entry === undefined || this.isExpired(entry) ? undefined : entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.entries.set(hashOf(key), { value, expiresAt: this.options.now() + this.options.lifetime });
    const { maxSize = Infinity } = this.options;
    // They are in the order in which they expire, so no more are looked at than are forgotten.
    for (const [hash, entry] of this.entries) {
      if (this.entries.size <= maxSize && !this.isExpired(entry)) return;
      this.entries.delete(hash);
    }
  }

  delete(key: string): void {
    this.entries.delete(hashOf(key));
  }

  clear(): void {
    this.entries.clear();
  }

  private isExpired({ expiresAt }: Entry<Value>): boolean {
    return expiresAt <= this.options.now();
  }
}
