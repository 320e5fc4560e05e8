// The records of the identity provider while it runs: read when it starts, and changed in steps, which are stored before they count.
import * as v from 'valibot';
import type { IdentityChange, IdentityKind, IdentityStore } from './identity-store';
import { ProviderFailure } from './provider-refusal';

interface Change {
  readonly stored: IdentityChange;
  /** Lets it count. */
  readonly apply: () => void;
  /** Takes it out of sight until it counts. */
  readonly hide: () => void;
  /** Whether a killed process may lose it in its first second. */
  readonly mayWait?: boolean;
}

interface Step {
  readonly changes: Change[];
  readonly effects: (() => void)[];
}

/** Carries out steps one after the other, and stores the changes of each. */
export class Journal {
  private current: Step | undefined;
  /** What the start has added. It is stored with the first step that changes something. */
  private added: IdentityChange[] = [];
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: IdentityStore,
    readonly warn: (line: string) => void = console.warn,
  ) {}

  read(kind: IdentityKind): readonly (readonly [string, unknown])[] {
    return this.store
      .all()
      .filter((record) => record.kind === kind)
      .map(({ key, value }) => [key, value]);
  }

  /**
   * Carries out a step: a function that checks and changes at once, so that nothing comes in between. Its changes count for the next step
   * and for everybody else once they are stored, or never when they cannot be. A refusal is stored like an answer: it may end a sign-in.
   */
  step<T>(work: () => T): Promise<T> {
    const turn = this.last.then(() => this.carryOut(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Makes a change part of the current step. Outside of a step a change that may wait counts at once, and any other throws. */
  note(change: Change): void {
    if (this.current !== undefined) return void this.current.changes.push(change);
    if (change.mayWait !== true) throw new Error('A record is changed outside of a step');
    change.hide();
    this.applySoonStored([change]);
  }

  noteAdded(change: IdentityChange): void {
    this.added.push(change);
  }

  /** Runs an effect that is stored nowhere, such as sending a code, after the changes of the step are stored; at once outside of a step. */
  whenStored(effect: () => void): void {
    if (this.current === undefined) effect();
    else this.current.effects.push(effect);
  }

  private async carryOut<T>(work: () => T): Promise<T> {
    const step: Step = { changes: [], effects: [] };
    const result = this.resultOf(work, step);
    if (step.changes.every(({ mayWait }) => mayWait === true)) this.applySoonStored(step.changes);
    else {
      await this.store.save([...this.added, ...step.changes.map(({ stored }) => stored)]);
      this.added = [];
      for (const { apply } of step.changes) apply();
    }
    for (const effect of step.effects) effect();
    if ('refusal' in result) throw result.refusal;
    return result.value;
  }

  private applySoonStored(changes: readonly Change[]): void {
    for (const { apply } of changes) apply();
    this.store.saveSoon(changes.map(({ stored }) => stored));
  }

  private resultOf<T>(work: () => T, step: Step): { readonly value: T } | { readonly refusal: unknown } {
    this.current = step;
    try {
      return { value: work() };
    } catch (refusal) {
      if (refusal instanceof ProviderFailure) return { refusal };
      throw refusal;
    } finally {
      this.current = undefined;
      for (const { hide } of step.changes) hide();
    }
  }
}

/** The records of one kind, like a map. Values are replaced, never changed, and only in a step. */
export class Records<Value> {
  private readonly values = new Map<string, Value>();
  /** What the current step has changed; undefined for what it has deleted. */
  private readonly staged = new Map<string, Value | undefined>();
  /** The keys of records that cannot be read: somebody has them. */
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly kind: IdentityKind,
    schema: v.GenericSchema<unknown, Value>,
    private readonly journal: Journal,
  ) {
    for (const [key, value] of journal.read(kind)) {
      const { success, output } = v.safeParse(schema, value);
      if (success) this.values.set(key, output);
      else this.unreadable.add(key);
    }
    if (this.unreadable.size > 0)
      journal.warn(
        `${this.unreadable.size} of the identity provider’s records (${kind}) cannot be read: left out, and kept in the database.`,
      );
  }

  get(key: string): Value | undefined {
    return this.staged.has(key) ? this.staged.get(key) : this.values.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Returns whether a new record would take the place of another, also of an unreadable one. */
  isTaken(key: string): boolean {
    return this.has(key) || this.unreadable.has(key);
  }

  /** Returns all, the oldest first. */
  all(): (readonly [string, Value])[] {
    if (this.staged.size === 0) return [...this.values];
    const keys = new Set([...this.values.keys(), ...this.staged.keys()]);
    return [...keys].flatMap((key) => {
      const value = this.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
  }

  set(key: string, value: Value): void {
    this.change({ kind: this.kind, key, value }, value, () => this.values.set(key, value));
  }

  delete(key: string): void {
    if (this.has(key)) this.change({ kind: this.kind, key }, undefined, () => this.values.delete(key));
  }

  /** Adds what the start brings along, without a step. */
  add(key: string, value: Value): void {
    this.values.set(key, value);
    this.journal.noteAdded({ kind: this.kind, key, value });
  }

  private change(stored: IdentityChange, value: Value | undefined, apply: () => void): void {
    this.journal.note({ stored, apply, hide: () => this.staged.clear() });
    this.staged.set(stored.key, value);
  }
}
