// Joins the two screens of a split kiosk (spec screens §12).
import {
  readSplitMessage,
  splitProtocol,
  type MadeKind,
  type Shown,
  type SplitAction,
  type SplitMessage,
  type SplitRole,
} from '../../../contract/split-messages';
import { createWritable, type Readable, type Writable } from '../../../base/readable';

export interface SplitDeps {
  readonly channel: {
    postMessage(message: unknown): void;
    onMessage(listener: (data: unknown) => void): void;
  };
  /** Says that this screen is there; calls once the other one can notice it. */
  readonly announce: (role: SplitRole, onAnnounced: () => void) => void;
  /** Calls with whether a screen is there, and when it is gone; returns a function that looks again. */
  readonly watch: (role: SplitRole, onChange: (isThere: boolean) => void) => () => void;
}

export interface SplitLink {
  readonly role: SplitRole;
  /** Whether the other screen is there; undefined until that is known. */
  readonly hasPartner: Readable<boolean | undefined>;
  /** The page on the show screen, as far as this screen knows. Ignores earlier pages until the show screen reaches the one opened here. */
  readonly shown: Readable<Shown>;
  /** From the control screen: shows this address on the other one. */
  readonly open: (path: string) => void;
  readonly act: (action: SplitAction) => void;
  /** Says that this screen was touched. */
  readonly touch: () => void;
  /** Says whether something plays, records or is being made here. */
  readonly setBusy: (isBusy: boolean) => void;
  /** Has the other screen forget the visitor too. */
  readonly forget: () => void;
  /** Says what the visitor made. */
  readonly sayMade: (id: string, kind: MadeKind) => void;
  /** Whether something plays, records or is being made on the other screen; false once it is gone. */
  readonly isPartnerBusy: Readable<boolean>;
  /** From the show screen: what it shows now. */
  readonly show: (shown: Shown) => void;
  /** From the show screen: says that its routes reached this path, which is the opened page or a later one. */
  readonly arrive: (path: string) => void;
  /** On the show screen: calls with an address to show, and with an action to perform. */
  readonly onOpen: Subscribe<string>;
  readonly onAct: Subscribe<SplitAction>;
  /** Calls when the other screen is touched, and when it forgets the visitor. */
  readonly onTouched: Subscribe<void>;
  readonly onForget: Subscribe<void>;
  /** Calls with what the visitor made at the other screen. */
  readonly onMade: Subscribe<{ readonly id: string; readonly kind: MadeKind }>;
  /** Calls when the other screen has just been opened. */
  readonly onPartner: Subscribe<void>;
}

/** Subscribes to messages; returns an unsubscribe function. */
type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never;

/** Opens this screen's side. A partner that is there already, or comes later or again, is found by itself. */
export function openSplitLink(role: SplitRole, { channel, announce, watch }: SplitDeps): SplitLink {
  const partner = role === 'remote' ? 'show' : 'remote';
  const hasPartner = createWritable<boolean | undefined>(undefined);
  const shown = createWritable<Shown>({ path: '/' });
  const opens = createEvents<string>();
  const acts = createEvents<SplitAction>();
  const touches = createEvents<void>();
  const forgettings = createEvents<void>();
  const made = createEvents<{ readonly id: string; readonly kind: MadeKind }>();
  const isPartnerBusy = createWritable(false);
  let isBusy = false;
  const partners = createEvents<void>();
  const post = (message: Unversioned<SplitMessage>) =>
    channel.postMessage({ version: splitProtocol, ...message });
  /** On the control screen: the number of openings, and the opening that the show screen has not reached yet. */
  let openings = 0;
  let awaited: { readonly opening: number; readonly path: string } | undefined;
  /** On the show screen: the last opening that it received, and the last that it reached. */
  let received: number | undefined;
  let reached: number | undefined;
  const forgetOpenings = (): void => {
    awaited = undefined;
    received = undefined;
    reached = undefined;
  };
  const show = (next: Shown): void => {
    shown.set(next);
    post({ type: 'showing', shown: next, ...(reached === undefined ? {} : { opening: reached }) });
  };
  /**
   * Forgets the reports of the other screen, which is gone or new. Only the path of the shown page stays, or the path of an opened page
   * that the show screen had not reached yet.
   */
  const forgetPartner = (): void => {
    setIfNew(isPartnerBusy, false);
    const { path: last, ...others } = shown.get();
    const path = awaited?.path ?? last;
    forgetOpenings();
    if (role === 'remote' && (path !== last || Object.keys(others).length > 0)) shown.set({ path });
  };
  const isUpToDate = (opening: number | undefined) => awaited === undefined || awaited.opening === opening;
  const look = watch(partner, (isThere) => {
    setIfNew(hasPartner, isThere);
    if (!isThere) forgetPartner();
  });
  const sayBusy = () => post({ type: 'busy', isBusy });
  channel.onMessage((data) => {
    const message = readSplitMessage(data);
    if (message === undefined) return;
    if (message.type === 'hello' && message.from === partner) {
      look();
      forgetPartner();
      partners.emit();
      if (isBusy) sayBusy();
      if (role === 'show' && shown.get().path !== '/') post({ type: 'showing', shown: shown.get() });
    }
    if (role === 'remote' && message.type === 'showing' && isUpToDate(message.opening)) {
      awaited = undefined;
      shown.set(message.shown);
    }
    if (role === 'show' && message.type === 'open') {
      received = message.opening;
      opens.emit(message.path);
    }
    if (role === 'show' && message.type === 'act') acts.emit(message.action);
    if (message.type === 'busy') setIfNew(isPartnerBusy, message.isBusy);
    if (message.type === 'touched') touches.emit();
    if (message.type === 'forget') forgettings.emit();
    if (message.type === 'made') made.emit(message);
  });
  announce(role, () => {
    post({ type: 'hello', from: role });
    if (isBusy) sayBusy();
  });
  return {
    role,
    hasPartner,
    shown,
    open(path) {
      openings += 1;
      awaited = { opening: openings, path };
      post({ type: 'open', ...awaited });
    },
    act: (action) => post({ type: 'act', action }),
    touch: () => post({ type: 'touched' }),
    setBusy(next) {
      isBusy = next;
      sayBusy();
    },
    forget: () => post({ type: 'forget' }),
    sayMade: (id, kind) => post({ type: 'made', id, kind }),
    isPartnerBusy,
    show,
    arrive(path) {
      const isUnreported = reached !== received;
      reached = received;
      if (shown.get().path !== path) show({ path });
      else if (isUnreported) show(shown.get());
    },
    onOpen: opens.subscribe,
    onAct: acts.subscribe,
    onTouched: touches.subscribe,
    onForget: forgettings.subscribe,
    onMade: made.subscribe,
    onPartner: partners.subscribe,
  };
}

function setIfNew<Value>(writable: Writable<Value>, value: Value): void {
  if (writable.get() !== value) writable.set(value);
}

function createEvents<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value: Value): void => listeners.forEach((listener) => listener(value)),
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}
