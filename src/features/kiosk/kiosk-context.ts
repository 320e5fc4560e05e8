// What a kiosk has beside the app, for its pages (spec screens §12).
import { createContext, useContext, useEffect, useState } from 'react';
import {
  watchAvailableDevices,
  type AvailableDevices,
} from '../../platform/browser/person-media/media-device';
import type { Busy, IdleMachine } from './idle/idle-machine';
import type { Forgettables } from './forgetting';
import type { Previews } from './overview/previews';
import type { EarlyPreview } from './overview/Overview';
import type { Made, Split } from './split/split';

export interface Kiosk {
  /** Says whether somebody is here; `reset` forgets the visitor at once. */
  readonly idle: IdleMachine;
  /** `begin` keeps the kiosk from falling idle, while something is recorded or made. */
  readonly busy: Pick<Busy, 'begin'>;
  /** The parts that forget a visitor who has left. A part that holds data of a visitor adds itself. */
  readonly forgettables: Pick<Forgettables, 'add'>;
  readonly previews: Previews;
  /** Resolves with the address of a presentation’s cover; undefined without one. */
  readonly loadCover: (id: string) => Promise<string | undefined>;
  /** What this visitor has made, by its id; at both screens of a split kiosk. */
  readonly made: Made;
  /** Loads the code of the screens that visitors open from the overview, so that a touch need not wait for it. */
  readonly preloadScreens: () => void;
  /** Shows a touched preview before its page is rendered. */
  readonly earlyPreview: Pick<EarlyPreview, 'show' | 'whenStarted'>;
  /** Opens a page of the app in place of this one: no visitor finds a way back to another's pages. */
  readonly replacePage: (href: string) => void;
  /** The other screen; undefined in a kiosk with one screen. */
  readonly split: Split | undefined;
}

const Context = createContext<Kiosk | undefined>(undefined);

export const KioskProvider = Context.Provider;

/** Returns the kiosk. Throws outside of one. */
export function useKiosk(): Kiosk {
  const kiosk = useContext(Context);
  if (kiosk === undefined) throw new Error('useKiosk outside of KioskProvider');
  return kiosk;
}

/** Keeps the kiosk from falling idle while a visitor waits or speaks, who does not touch the screen then. */
export function useBusyWhile(isBusy: boolean): void {
  const { busy } = useKiosk();
  useEffect(() => (isBusy ? busy.begin() : undefined), [busy, isBusy]);
}

/** Keeps this screen of a split kiosk from going where the other one goes, while the page holds what a visitor makes. */
export function useHoldWhile(isHeld: boolean): void {
  const { split } = useKiosk();
  useEffect(() => {
    if (split === undefined || !isHeld) return undefined;
    split.holds.set(true);
    return () => split.holds.set(false);
  }, [split, isHeld]);
}

/** Returns which of camera and microphone the kiosk has; undefined until that is known. */
export function useAvailableDevices(): AvailableDevices | undefined {
  const [available, setAvailable] = useState<AvailableDevices>();
  useEffect(() => watchAvailableDevices(setAvailable), []);
  return available;
}
