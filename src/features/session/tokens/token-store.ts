// Stores the tokens of the session for all tabs, in the three keys of spec people §8, and the clock drift for this tab.
import { clockDriftKey, tokenKeys, readText, writeText } from '../../../platform/storage/site-storage';
import type { StoredTokens, Tokens } from './session-state';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStore {
  /** Returns the stored values; undefined where the browser forbids its storage, or could not store them. */
  readonly read: () => StoredTokens | undefined;
  /** Stores the tokens. A refresh token that is lost cannot be replaced, so it is written first. */
  readonly write: (tokens: Tokens) => void;
  readonly clear: () => void;
  /** Returns the clock drift in seconds; 0 while it is unknown. */
  readonly readDrift: () => number;
  readonly writeDrift: (drift: number) => void;
}

interface TokenStoreDeps {
  /** Shared by all tabs. */
  readonly device: KeyValueStorage;
  /** Of this tab alone; outlives a reload. */
  readonly tab: KeyValueStorage;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates a store. Nothing throws: a session that cannot be stored lasts as long as the page. */
export function createTokenStore({ device, tab, report }: TokenStoreDeps): TokenStore {
  let isStored = true;
  let knownDrift: number | undefined;
  return {
    read() {
      if (!isStored) return undefined;
      try {
        const [refreshToken, username, accessToken] = tokenKeys.map(
          (key) => device.getItem(key) ?? undefined,
        );
        return { accessToken, refreshToken, username };
      } catch {
        return undefined;
      }
    },
    write(tokens) {
      try {
        for (const key of tokenKeys) write(device, key, tokens[key]);
        isStored = true;
      } catch (error) {
        isStored = false;
        report(error, 'session: store');
      }
    },
    clear() {
      isStored = true;
      try {
        for (const key of tokenKeys) device.removeItem(key);
      } catch {
        // Where nothing can be stored, nothing is left to remove.
      }
    },
    readDrift() {
      knownDrift ??= readNumber(tab, clockDriftKey);
      return knownDrift;
    },
    writeDrift(drift) {
      knownDrift = drift;
      // Where it cannot be written, this page knows the drift. After a reload the next refresh finds it again.
      writeText(tab, clockDriftKey, String(drift));
    },
  };
}

function write(storage: KeyValueStorage, key: string, value: string | undefined): void {
  if (value === undefined) storage.removeItem(key);
  else if (storage.getItem(key) !== value) storage.setItem(key, value);
}

function readNumber(storage: KeyValueStorage, key: string): number {
  const number = Number(readText(storage, key) ?? 0);
  return Number.isFinite(number) ? number : 0;
}
