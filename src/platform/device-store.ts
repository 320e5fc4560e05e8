// The edge to what this device remembers (decision 13). Hides Dexie, which is loaded when first asked for.
import { deviceDatabase } from '../contract/offline/names';

interface Setting {
  readonly key: string;
  readonly value: unknown;
}

/** Settings of this device by name, with the value that holds until one is chosen. */
const settings = {
  keepOpenedStories: true,
  installOfferDismissed: false,
  askedToPersist: false,
} as const;
export type SettingName = keyof typeof settings;

/** Every table exists in version 1, so that no later feature needs a migration to begin (decision 13). */
const tables = {
  favourites: 'id',
  outbox: 'id',
  introState: 'key',
  readingPositions: 'presentationId',
  givenFeedback: 'presentationId',
  drafts: 'key',
  settings: 'key',
} as const;

type Store = Awaited<ReturnType<typeof open>>;
let opened: Promise<Store> | undefined;

async function open() {
  const { Dexie } = await import('dexie');
  const database = new Dexie(deviceDatabase.name);
  database.version(1).stores(tables);
  return { settings: database.table<Setting, string>('settings') };
}

function store(): Promise<Store> {
  opened ??= open().catch((error: unknown) => {
    // Storage that died in the background, or a part that could not be loaded: the next asker tries again.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What was chosen, else the default. Rejects when the device's storage cannot be opened. */
export async function readSetting(name: SettingName): Promise<boolean> {
  const row = await (await store()).settings.get(name);
  return typeof row?.value === 'boolean' ? row.value : settings[name];
}

/** Keeps a choice. Rejects when the device's storage is full or forbidden. */
export async function writeSetting(name: SettingName, value: boolean): Promise<void> {
  await (await store()).settings.put({ key: name, value });
}
