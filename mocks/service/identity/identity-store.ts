// What the identity provider stores: records of several kinds by a key, the same in memory and in a database (spec contract §15).
import { isDiskFull, isDiskReadOnly } from '../../base/disk-full';

/**
 * `seed`: an account of the initial data that was added once. `sign-in`: an active one, which a refresh token continues. `expiring`: a
 * value of an
 * `ExpiringMap`.
 */
export const identityKinds = [
  'account',
  'seed',
  'sign-in',
  'device',
  'passkey',
  'expiring',
  'signing-key',
] as const;
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
  /** Stores changes in their order, all or none, after those that wait. */
  save(changes: readonly IdentityChange[]): Promise<void>;
  /** Stores changes within a second, or with the next ones that are saved. A process that is killed before loses them. */
  saveSoon(changes: readonly IdentityChange[]): void;
}

/** Creates a store that begins with these records, and writes changes before they count. */
export function createIdentityStore(
  stored: readonly IdentityRecord[] = [],
  write: (changes: readonly IdentityChange[]) => Promise<void> = async () => {},
  inASecond = (call: () => void): void => void setTimeout(call, 1000).unref(),
): IdentityStore {
  const nameOf = ({ kind, key }: IdentityChange): string => `${kind}\n${key}`;
  const known = new Map(stored.map((record) => [nameOf(record), record]));
  const waiting = new Map<string, IdentityChange>();
  const save = async (added: readonly IdentityChange[]): Promise<void> => {
    const changes = [...waiting.values(), ...added];
    // On a full disk they are lost, so that no attack fills the memory instead.
    waiting.clear();
    if (changes.length === 0) return;
    await write(changes);
    for (const { kind, key, value } of changes) {
      if (value === undefined) known.delete(nameOf({ kind, key }));
      else known.set(nameOf({ kind, key }), { kind, key, value: JSON.parse(JSON.stringify(value)) });
    }
  };
  return {
    all: () => [...known.values()],
    save,
    saveSoon(changes) {
      if (waiting.size === 0 && changes.length > 0) inASecond(() => void save([]).catch(reportUnsaved));
      for (const change of changes) waiting.set(nameOf(change), change);
    },
  };
}

/** Prints why a late save failed. A disk that takes nothing is said once already, by the requests that it fails. */
function reportUnsaved(error: unknown): void {
  if (!isDiskFull(error) && !isDiskReadOnly(error)) console.error(error);
}
