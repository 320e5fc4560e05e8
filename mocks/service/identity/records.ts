// The records of the identity provider while it runs: read when it starts, and stored before an operation is answered.
import * as v from 'valibot';
import type { IdentityChange, IdentityKind, IdentityStore } from '../../store/identity';

/** Notes changes until they are stored. */
export class Journal {
  private noted: IdentityChange[] = [];

  constructor(private readonly store: IdentityStore) {}

  read(kind: IdentityKind): readonly (readonly [string, unknown])[] {
    return this.store
      .all()
      .filter((record) => record.kind === kind)
      .map(({ key, value }) => [key, value]);
  }

  note(change: IdentityChange): void {
    this.noted.push(change);
  }

  /** Stores what was noted. What cannot be stored is noted still, and rejects. */
  async save(): Promise<void> {
    const changes = this.noted;
    this.noted = [];
    try {
      await this.store.save(changes);
    } catch (error) {
      this.noted = [...changes, ...this.noted];
      throw error;
    }
  }
}

/** The records of one kind, like a map. Values are replaced, never changed. */
export class Records<Value> {
  private readonly values: Map<string, Value>;

  constructor(
    private readonly kind: IdentityKind,
    schema: v.GenericSchema<unknown, Value>,
    private readonly journal: Journal,
  ) {
    this.values = new Map(journal.read(kind).map(([key, value]) => [key, v.parse(schema, value)]));
  }

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  has(key: string): boolean {
    return this.values.has(key);
  }

  /** Returns all, the oldest first. */
  all(): (readonly [string, Value])[] {
    return [...this.values];
  }

  set(key: string, value: Value): void {
    this.values.set(key, value);
    this.journal.note({ kind: this.kind, key, value });
  }

  delete(key: string): void {
    if (this.values.delete(key)) this.journal.note({ kind: this.kind, key });
  }
}
