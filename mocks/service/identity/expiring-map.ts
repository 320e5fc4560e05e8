// A map for what may be set under any name, by anybody: it forgets by age and, where it has a maximum, the oldest of too many.
import * as v from 'valibot';
import type { Journal } from './records';
import { hashOf, usualCorrection } from './tokens';

export interface ExpiringMapOptions<Value> {
  /** How long a value is kept after it was set, in milliseconds. */
  readonly lifetime: number;
  /** How many values are kept; any number by default. */
  readonly maxSize?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Whether a value allows something, as a code does. A permission of the future ends: the clock was put back, and nobody knows its age.
   * Any other value of the future, such as a counted failure, holds for one lifetime more.
   */
  readonly isPermission?: boolean;
  /** Where the values outlive the process; by default they do not. */
  readonly stored?: StoredValues<Value>;
}

export interface StoredValues<Value> {
  readonly journal: Journal;
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Whether a killed process may lose the changes of its last second. Then a value may be set outside of a step, too. */
  readonly mayWait?: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export class ExpiringMap<Value> {
  /** By the hashes of their keys, since a key may be long or a secret. The most recently set entry is the last. */
  private readonly entries = new Map<string, Entry<Value>>();
  /** What the current step has changed; undefined for what it has deleted. */
  private readonly staged = new Map<string, Entry<Value> | undefined>();

  constructor(private readonly options: ExpiringMapOptions<Value>) {
    if (options.stored) this.load(options.stored);
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): Value | undefined {
    const hash = hashOf(key);
    const entry = this.entryOf(hash);
    if (entry === undefined || this.isOver(entry)) return undefined;
    const { lifetime, now } = this.options;
    const latest = now() + lifetime;
    if (entry.expiresAt > latest && this.entries.get(hash) === entry)
      this.entries.set(hash, { ...entry, expiresAt: latest });
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.change(hashOf(key), { value, expiresAt: this.options.now() + this.options.lifetime });
  }

  /** Changes a value, which expires when it would have. */
  replace(key: string, value: Value): void {
    const hash = hashOf(key);
    const { expiresAt } = this.entryOf(hash) ?? {};
    if (expiresAt !== undefined) this.change(hash, { value, expiresAt });
  }

  delete(key: string): void {
    const hash = hashOf(key);
    if (this.entryOf(hash) !== undefined) this.change(hash, undefined);
  }

  clear(): void {
    for (const hash of this.entries.keys()) this.change(hash, undefined);
  }

  private entryOf(hash: string): Entry<Value> | undefined {
    return this.staged.has(hash) ? this.staged.get(hash) : this.entries.get(hash);
  }

  /** Takes over the stored values, and removes those that have expired or cannot be read. */
  private load({ journal, name, schema }: StoredValues<Value>): void {
    const entrySchema = v.object({ value: schema, expiresAt: v.number() });
    const stored = journal.read('expiring').flatMap(([key, value]) => {
      const [ofMap, hash = ''] = key.split(' ');
      const entry = v.safeParse(entrySchema, value);
      return ofMap === name ? [{ hash, entry: entry.success ? entry.output : undefined }] : [];
    });
    for (const { hash, entry } of stored.sort(byExpiry))
      if (entry === undefined || this.isOver(entry)) this.change(hash, undefined, true);
      else this.entries.set(hash, entry);
  }

  private change(
    hash: string,
    entry: Entry<Value> | undefined,
    mayWait = this.options.stored?.mayWait === true,
  ): void {
    const { stored } = this.options;
    if (stored === undefined) return this.apply(hash, entry);
    this.staged.set(hash, entry);
    stored.journal.note({
      stored: { kind: 'expiring', key: `${stored.name} ${hash}`, value: entry },
      apply: () => this.apply(hash, entry),
      hide: () => this.staged.clear(),
      mayWait,
    });
  }

  private apply(hash: string, entry: Entry<Value> | undefined): void {
    this.entries.delete(hash);
    if (entry === undefined) return;
    this.entries.set(hash, entry);
    const { maxSize = Infinity } = this.options;
    // They are in the order in which they expire, so no more are looked at than are forgotten.
    for (const [oldest, each] of this.entries) {
      if (this.entries.size <= maxSize && !this.isOver(each)) return;
      this.change(oldest, undefined, true);
    }
  }

  private isOver({ expiresAt }: Entry<Value>): boolean {
    const { now, lifetime, isPermission = false } = this.options;
    return expiresAt <= now() || (isPermission && expiresAt > now() + lifetime + usualCorrection);
  }
}

const byExpiry = (
  a: { readonly entry: Entry<unknown> | undefined },
  b: { readonly entry: Entry<unknown> | undefined },
): number => (a.entry?.expiresAt ?? 0) - (b.entry?.expiresAt ?? 0);
