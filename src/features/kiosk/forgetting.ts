// The holders of visitor data, and how a kiosk forgets all of it (spec screens §12).
import type { Clock } from '../../base/clock';
import type { Writable } from '../../base/readable';
import * as limits from '../../contract/limits';
import { changeLanguage } from '../../platform/i18n/i18n';
import { forgetLanguage, startLanguage } from '../../platform/i18n/interface-language';
import { updateRequestKey } from '../../platform/service-worker/app-update';
import {
  browserForgetDeps,
  forgetPresentations,
  clearSiteStorage,
  clearTables,
} from '../../platform/storage/visitor-data';
import { reloadedAtKey } from '../../platform/service-worker/missing-scripts';
import { withDeviceDatabase } from '../../platform/storage/database';
import {
  askedToPersistKey,
  favouritesMigratedKey,
  knownDeviceKey,
} from '../../platform/storage/device-settings';
import {
  attractKey,
  clockDriftKey,
  crashesKey,
  tokenKeys,
  visitorKey,
} from '../../platform/storage/site-storage';

/** A part of the app that holds data of a visitor. */
export interface Forgettable {
  /** For reports; names no visitor. */
  readonly name: string;
  /** Sends what the visitor has given and not sent, before anything is forgotten. May reject. */
  settle?(): Promise<void>;
  /** Deletes everything of the visitor. It must be safe to call twice. May reject. */
  forget(): Promise<void>;
}

export interface Forgettables {
  /** Adds a part, for as long as it exists; returns a function that removes it. */
  readonly add: (forgettable: Forgettable) => () => void;
  /** Settles all at once, each for at most the limit. Comes before `forgetAll`, and never rejects. */
  readonly settleAll: () => Promise<void>;
  /** Forgets all at once, each for at most the limit. Resolves to true when all of them did; never rejects. */
  readonly forgetAll: () => Promise<boolean>;
}

/** Thrown when a part does not forget in time. */
class ForgettingTimeoutError extends Error {
  override readonly name = 'ForgettingTimeoutError';
}

export interface ForgettablesDeps {
  readonly clock: Clock;
  /** Milliseconds that each part may take: the kiosk must not hang. */
  readonly timeout: number;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates the list of parts that forget the visitor, which begins with `first`. Reports the parts that fail or take too long. */
export function createForgettables(
  { clock, timeout, report }: ForgettablesDeps,
  first: readonly Forgettable[],
): Forgettables {
  const all = new Set(first);
  const inTime = async (work: Promise<void> | undefined, name: string): Promise<boolean> => {
    let cancel = (): void => undefined;
    const timedOut = new Promise<never>((_, failed) => {
      cancel = clock.after(timeout, () =>
        failed(new ForgettingTimeoutError(`Not forgotten after ${timeout} ms`)),
      );
    });
    try {
      await Promise.race([work, timedOut]);
      return true;
    } catch (error) {
      report(error, `forgetting: ${name}`);
      return false;
    } finally {
      cancel();
    }
  };
  return {
    add(forgettable) {
      all.add(forgettable);
      return () => void all.delete(forgettable);
    },
    settleAll: async () => void (await Promise.all([...all].map((one) => inTime(one.settle?.(), one.name)))),
    forgetAll: async () =>
      (await Promise.all([...all].map((one) => inTime(one.forget(), one.name)))).every(Boolean),
  };
}

/** The kiosk's own session (spec people §8), and the mark, which the forgetting itself removes. */
const keptLocalKeys = [...tokenKeys, visitorKey];
/** The state of the kiosk, its session and its updates in this tab. */
const keptTabKeys = [attractKey, crashesKey, clockDriftKey, reloadedAtKey, updateRequestKey];
/** Settings of this device that say nothing about its users. */
const keptSettings: readonly string[] = [favouritesMigratedKey, askedToPersistKey];

interface VisitorStore {
  readonly forget: () => void;
}

export interface VisitorStores {
  readonly pageBusy: Pick<Writable<boolean>, 'set'>;
  readonly positions: VisitorStore;
  readonly favourites: VisitorStore;
}

interface DeviceDeps {
  readonly clock: Clock;
  readonly stores: VisitorStores;
  /** The presentations of the theme, which stay. */
  readonly previews: readonly string[];
  /** Reads the stored name of the person whose session the kiosk has. */
  readonly readUsername: () => string | undefined;
}

/**
 * Returns what of a visitor lies on the device or in the stores of the page, and is forgotten in every kiosk. Parts of the page that hold
 * more add it while they exist. The kiosk's own session stays, too.
 */
export function deviceForgettables(deps: DeviceDeps): readonly Forgettable[] {
  const { clock, stores, previews, readUsername } = deps;
  return [
    { name: 'keys and language', forget: clearKeys },
    { name: 'stores of the page', forget: async () => forgetInPage(stores) },
    { name: 'database', forget: () => clearTables(withDeviceDatabase, isKeptSetting(readUsername)) },
    {
      name: 'presentations',
      forget: () =>
        forgetPresentations(previews, {
          ...browserForgetDeps(),
          clock,
          timeout: limits.kiosk.forgetTimeout / 2,
        }),
    },
  ];
}

async function clearKeys(): Promise<void> {
  clearSiteStorage(() => localStorage, keptLocalKeys);
  clearSiteStorage(() => sessionStorage, keptTabKeys);
  const language = startLanguage();
  if (document.documentElement.lang === language) return;
  await changeLanguage(language).finally(forgetLanguage);
}

function forgetInPage({ favourites, positions, pageBusy }: VisitorStores): void {
  pageBusy.set(false);
  positions.forget();
  favourites.forget();
}

/** The device of the person whose session the kiosk has is needed to refresh that session. */
const isKeptSetting =
  (readUsername: () => string | undefined) =>
  (key: string): boolean => {
    const username = readUsername();
    return keptSettings.includes(key) || (username !== undefined && key === knownDeviceKey(username));
  };
