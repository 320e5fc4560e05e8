// A kiosk for tests: a visitor is there, and nothing is loaded.
import type { ReactNode } from 'react';
import { createWritable } from '../../base/readable';
import { createBusy, type IdleState } from './idle/idle-machine';
import { KioskProvider, type Kiosk } from './kiosk-context';
import type { PreviewCell } from './overview/previews';
import { createMade } from './split/split';

const nothing = (): void => undefined;

export function fakeKiosk(changes: Partial<Kiosk> = {}): Kiosk {
  return {
    idle: { state: createWritable<IdleState>(active), stay: nothing, begin: nothing, reset: nothing },
    busy: createBusy(),
    forgettables: { add: () => nothing },
    previews: { ...createWritable<readonly PreviewCell[]>([]), load: nothing },
    loadCover: async () => undefined,
    made: createMade(undefined),
    preloadScreens: nothing,
    earlyPreview: { show: nothing, whenStarted: async () => undefined },
    replacePage: nothing,
    split: undefined,
    ...changes,
  };
}

const active: IdleState = { phase: 'active', isBusy: false };

/** Returns what renders a part of the kiosk. */
export const inKiosk =
  (kiosk: Kiosk) =>
  ({ children }: { readonly children: ReactNode }) => <KioskProvider value={kiosk}>{children}</KioskProvider>;
