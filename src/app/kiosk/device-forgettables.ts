// What of a visitor lies on the device or in the stores of the page, and how each is forgotten (spec screens §12). The kiosk's own
// session and the presentations of its theme stay.
import * as limits from '../../contract/limits';
import type { Forgettable } from '../../features/kiosk/forgettable';
import { createTokenStore } from '../../features/session/tokens/token-store';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import { changeLanguage } from '../../platform/i18n/i18n';
import { forgetLanguage, startLanguage } from '../../platform/i18n/language';
import { updateRequestKey } from '../../platform/service-worker/app-update';
import { browserForgetDeps, forgetPresentations } from '../../platform/service-worker/forget-presentations';
import { reloadedAtKey } from '../../platform/service-worker/missing-scripts';
import { withDeviceDatabase } from '../../platform/storage/database';
import {
  askedToPersistKey,
  favouritesMigratedKey,
  knownDeviceKey,
} from '../../platform/storage/setting-keys';
import {
  attractKey,
  clockDriftKey,
  crashesKey,
  tokenKeys,
  visitorKey,
} from '../../platform/storage/site-keys';
import { deviceStorage, tabStorage } from '../../platform/storage/site-storage';
import { clearSiteStorage, clearTables } from '../../platform/storage/visitor-data';
import { themes } from '../deployment/themes';
import type { AppContext } from '../providers';

/** The kiosk's own session (spec people §8), and the mark, which the forgetting itself removes. */
const keptLocalKeys = [...tokenKeys, visitorKey];
/** The kiosk's own state in this tab, that of its session and of its updates. */
const keptTabKeys = [attractKey, crashesKey, clockDriftKey, reloadedAtKey, updateRequestKey];
/** What the app notes about this device, whoever uses it. */
const keptSettings: readonly string[] = [favouritesMigratedKey, askedToPersistKey];

interface ForgetContext extends Pick<AppContext, 'launch' | 'pageBusy'> {
  readonly positions: Pick<AppContext['positions'], 'forget'>;
  readonly favourites: Pick<AppContext['favourites'], 'forget'>;
}

/** Returns what is forgotten in every kiosk. Parts of the page that hold more add it while they exist. */
export function deviceForgettables(app: ForgetContext): readonly Forgettable[] {
  return [
    { name: 'keys and language', forget: clearKeys },
    { name: 'stores of the page', forget: async () => forgetInPage(app) },
    { name: 'database', forget: () => clearTables(withDeviceDatabase, isKeptSetting) },
    {
      name: 'presentations',
      forget: () =>
        forgetPresentations(themes[app.launch.theme].previews, {
          ...browserForgetDeps(),
          clock: systemClock,
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

function forgetInPage({ favourites, positions, pageBusy }: ForgetContext): void {
  pageBusy.set(false);
  positions.forget();
  favourites.forget();
}

/**
 * The device of the person whose session the kiosk has is needed to refresh that session. Its name is the stored one: while the
 * session waits for the provider, nobody counts as signed in.
 */
function isKeptSetting(key: string): boolean {
  const stored = createTokenStore({ device: deviceStorage, tab: tabStorage, report }).read();
  const username = stored?.username;
  return keptSettings.includes(key) || (username !== undefined && key === knownDeviceKey(username));
}
