// What the identity provider stores: records of several kinds by a key, the same in memory and in a database (spec contract §15).

/**
 * `seed`: an account of the initial data that was added once. `sign-in`: an active one, which a refresh token continues. `enrolment`: a
 * ticket for a first passkey.
 */
export const identityKinds = ['account', 'seed', 'sign-in', 'device', 'passkey', 'enrolment'] as const;
export type IdentityKind = (typeof identityKinds)[number];

export interface IdentityRecord {
  readonly kind: IdentityKind;
  readonly key: string;
  /** Whatever JSON holds. */
  readonly value: unknown;
}

/** A record as it is from now on; without a value it is removed. */
export type IdentityChange = Omit<IdentityRecord, 'value'> & { readonly value?: unknown };

export interface IdentityStore {
  /** Returns all records in the order in which they were added; a changed one keeps its place. */
  all(): readonly IdentityRecord[];
  /** Stores changes in their order, all or none. */
  save(changes: readonly IdentityChange[]): Promise<void>;
}

/** Creates a store that begins with these records, and writes changes before they count. */
export function createIdentityStore(
  stored: readonly IdentityRecord[] = [],
  write: (changes: readonly IdentityChange[]) => Promise<void> = async () => {},
): IdentityStore {
  const nameOf = ({ kind, key }: IdentityChange): string => `${kind}\n${key}`;
  const known = new Map(stored.map((record) => [nameOf(record), record]));
  return {
    all: () => [...known.values()],
    async save(changes) {
      if (changes.length === 0) return;
      await write(changes);
      for (const { kind, key, value } of changes) {
        if (value === undefined) known.delete(nameOf({ kind, key }));
        else known.set(nameOf({ kind, key }), { kind, key, value: JSON.parse(JSON.stringify(value)) });
      }
    },
  };
}
