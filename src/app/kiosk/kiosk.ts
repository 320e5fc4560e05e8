// What a kiosk adds to the app's context (spec screens §12).
import type { Busy } from '../../features/kiosk/idle/idle-machine';
import type { IdleMachine } from '../../features/kiosk/idle/idle-machine';
import type { Forgettables } from '../../features/kiosk/forgettable';
import type { Previews } from '../../features/kiosk/overview/previews';
import type { MadeKind } from '../../contract/split-messages';
import type { EarlyPreview } from './lazy-early-preview';
import type { Split } from './split';

export interface Made {
  readonly get: (id: string) => MadeKind | undefined;
  readonly set: (id: string, kind: MadeKind) => void;
}

export interface Kiosk {
  /** Says whether somebody is here; `reset` forgets the visitor at once. */
  readonly idle: IdleMachine;
  /** `begin` keeps the kiosk from falling idle, while something is recorded or made. */
  readonly busy: Pick<Busy, 'begin'>;
  /** What is forgotten when a visitor has left. A part that holds something of a visitor adds itself. */
  readonly forgettables: Pick<Forgettables, 'add'>;
  readonly previews: Previews;
  /** What this visitor has made, by its id; at both screens of a split kiosk. */
  readonly made: Made;
  /** Loads the code of the screens that visitors open from the overview, so that a touch need not wait for it. */
  readonly preloadScreens: () => void;
  /** Shows a touched preview before its page is rendered. */
  readonly earlyPreview: Pick<EarlyPreview, 'show' | 'whenStarted'>;
  /** The other screen; undefined in a kiosk with one screen. */
  readonly split: Split | undefined;
}
