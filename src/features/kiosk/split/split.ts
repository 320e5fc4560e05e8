// Connects a split kiosk's link with routes, player and idle machine (spec screens §12).
import { createWritable, type Writable } from '../../../base/readable';
import { splitChannelOf, type MadeKind, type SplitRole } from '../../../contract/split-messages';
import type { Busy, IdleMachine } from '../idle/idle-machine';
import { isUnderWay, playsSlideOrAnswer } from '../../../player/state/player-state';
import type { Player } from '../../../player/player';
import {
  announcePresence,
  watchPresence,
  openTabChannel,
  takeWebLock,
  withWebLock,
} from '../../../platform/browser/tabs';
import { openSplitLink, type SplitLink } from './split-link';

/** What the launch parameters say of a split kiosk. */
interface SplitLaunch {
  readonly theme: string;
  /** What this screen is; undefined in a kiosk with a single screen. */
  readonly splitRole: SplitRole | undefined;
}

/** What of the router is used. */
interface Routes {
  readonly navigate: (to: { readonly to: string; readonly replace: true }) => Promise<void>;
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (event: 'onResolved', call: () => void) => () => void;
}

/** What this visitor has made, by its id. */
export interface Made {
  readonly get: (id: string) => MadeKind | undefined;
  readonly set: (id: string, kind: MadeKind) => void;
}

export interface Split {
  readonly link: SplitLink;
  /** Whether this screen holds what a visitor makes, which would be lost if it went where the other one goes. */
  readonly holds: Writable<boolean>;
  /** On the show screen: lets the control screen play this presentation; returns a function that ends it. */
  readonly attach: (player: Player) => () => void;
}

/** A lock that a screen holds while a visitor may be there. */
const visitLockOf = (theme: string, role: SplitRole): string => `${splitChannelOf(theme)}-visit-${role}`;

/**
 * Forgets who was here before, unless the visitor of a split kiosk is still at its other screen: both use the same stores. Resolves
 * to whether the visitor is. Screens that start at the same time take turns.
 */
export async function forgetAtStart(launch: SplitLaunch, forget: () => Promise<void>): Promise<boolean> {
  const role = launch.splitRole;
  let hasVisitor = false;
  if (role === undefined) await forget();
  else
    await withWebLock(`${splitChannelOf(launch.theme)}-start`, async () => {
      const release = await takeWebLock(visitLockOf(launch.theme, role === 'show' ? 'remote' : 'show'));
      hasVisitor = release === undefined;
      if (!hasVisitor) await forget();
      release?.();
    });
  return hasVisitor;
}

/** Opens this screen's side of a split kiosk; undefined for a normal one. */
export function openSplit(launch: SplitLaunch): Split | undefined {
  const own = launch.splitRole;
  if (own === undefined) return undefined;
  const name = splitChannelOf(launch.theme);
  const lockOf = (role: SplitRole) => `${name}-${role}`;
  // As long as the page.
  const { signal } = new AbortController();
  const link = openSplitLink(own, {
    channel: openTabChannel(name),
    announce: (role, onAnnounced) => announcePresence(lockOf(role), signal, onAnnounced),
    watch: (role, onChange) => watchPresence(lockOf(role), signal, onChange),
  });
  return { link, holds: createWritable(false), attach: (player) => attachPlayer(link, player) };
}

/** Makes both screens one kiosk: touches and activities on one screen count on the other, and both forget together. */
export function shareVisit({ link }: Split, theme: string, idle: IdleMachine, own: Busy): void {
  own.subscribe(() => link.setBusy(own.get()));
  link.onTouched(() => {
    const { phase } = idle.state.get();
    if (phase === 'attract') idle.begin();
    else if (phase !== 'forgetting') idle.stay();
  });
  link.onForget(idle.reset);
  let visit: AbortController | undefined;
  const followPhase = (): void => {
    const { phase } = idle.state.get();
    const hasVisitor = phase === 'active' || phase === 'countdown';
    if (hasVisitor === (visit !== undefined)) return;
    visit?.abort();
    visit = hasVisitor ? new AbortController() : undefined;
    if (visit) announcePresence(visitLockOf(theme, link.role), visit.signal, () => undefined);
    if (phase === 'forgetting') link.forget();
  };
  followPhase();
  idle.state.subscribe(followPhase);
}

/** Creates an empty list of the visitor's presentations and stories. Both screens of a split kiosk share it, also after a reload. */
export function createMade(split: Split | undefined): Made & { readonly clear: () => void } {
  const kinds = new Map<string, MadeKind>();
  split?.link.onMade(({ id, kind }) => kinds.set(id, kind));
  split?.link.onPartner(() => kinds.forEach((kind, id) => split.link.sayMade(id, kind)));
  return {
    get: (id) => kinds.get(id),
    set(id, kind) {
      kinds.set(id, kind);
      split?.link.sayMade(id, kind);
    },
    clear: () => kinds.clear(),
  };
}

function attachPlayer(link: SplitLink, { displayed, mediaTime, slides, store }: Player): () => void {
  const plays = () => playsSlideOrAnswer(store.get(), mediaTime.get());
  const show = (): void => {
    const state = store.get();
    const { index, sequenceLength, subtitles } = state;
    link.show({
      ...link.shown.get(),
      title: slides[0]?.headline.trim() ?? '',
      player: {
        isPlaying: plays(),
        isUnderWay: isUnderWay(state),
        index,
        count: sequenceLength,
        subtitles,
      },
    });
  };
  show();
  const stopFollowing = displayed.state.subscribe(show);
  const stopListening = mediaTime.subscribe(() => {
    if (link.shown.get().player?.isPlaying !== plays()) show();
  });
  const stopActing = link.onAct((type) => store.dispatch({ type }));
  return () => {
    stopFollowing();
    stopListening();
    stopActing();
    const { path } = link.shown.get();
    link.show({ path });
  };
}

/** On the show screen: goes where the control screen says, unless it holds something, and says where it is. */
export function followRemote({ link, holds }: Split, router: Routes): void {
  if (link.role !== 'show') return;
  const arrive = (): void => link.arrive(router.state.location.pathname);
  link.onOpen((path) => {
    const isThere = router.state.location.pathname === path;
    if (!isThere && holds.get()) arrive();
    else if (!isThere) void router.navigate({ to: path, replace: true });
    // Otherwise it is there already or, if something else is still shown, on its way.
    else if (link.shown.get().path === path) arrive();
  });
  arrive();
  router.subscribe('onResolved', arrive);
}

/**
 * On the control screen: opens each page of this screen on the show screen, and follows the show screen to other pages. While it holds
 * something, the control screen stays. The show screen then plays by itself until a page is opened on either screen.
 */
export function leadShow({ link, holds }: Split, router: Routes, isStory: (path: string) => boolean): void {
  if (link.role !== 'remote') return;
  const isShown = (path: string) => path === '/' || isStory(path);
  const pathHere = () => router.state.location.pathname;
  /** The path that both screens show, as far as this one knows. */
  let opened = pathHere();
  let playsByItself = false;
  const lead = (): void => {
    // Pages that only the control screen has leave the other screen as it is.
    const path = isShown(pathHere()) ? pathHere() : '/';
    if (path === opened || (path === '/' && playsByItself)) return;
    playsByItself = false;
    opened = path;
    link.open(path);
  };
  router.subscribe('onResolved', lead);
  link.onPartner(() => {
    if (opened !== '/') link.open(opened);
  });
  link.shown.subscribe(() => {
    const { path: pathThere } = link.shown.get();
    const isOwnPage = !isShown(pathThere);
    // For a page that only the show screen has, what it showed before is over.
    const path = isOwnPage ? '/' : pathThere;
    if (path === opened) return;
    opened = path;
    playsByItself = holds.get();
    const stays = playsByItself || (isOwnPage && !isShown(pathHere()));
    if (!stays && pathHere() !== path) void router.navigate({ to: path, replace: true });
  });
}
