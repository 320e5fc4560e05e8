// Connects a split kiosk's link with routes, player and idle machine (spec screens §12).
import type { SplitRole } from '../../contract/kiosk/split-messages';
import { splitChannelOf } from '../../contract/kiosk/split-messages';
import { createWritable, type Readable } from '../../contract/readable';
import { openSplitLink, type SplitLink } from '../../features/kiosk/split/split-link';
import { isPlaying } from '../../player/state/player-state';
import type { Player } from '../../player/player';
import { announcePresence, watchPresence } from '../../platform/browser/presence';
import { openTabChannel } from '../../platform/browser/tab-channel';
import type { LaunchParameters } from '../start/launch-parameters';

/** What of the router is used. */
interface Routes {
  readonly navigate: (to: { readonly to: string; readonly replace: true }) => Promise<void>;
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (event: 'onResolved', call: () => void) => () => void;
}

export interface Split {
  readonly link: SplitLink;
  /** On the control screen: whether the show screen plays, which keeps this one from falling idle. */
  readonly isPartnerPlaying: Readable<boolean>;
  /** On the show screen: lets the control screen play this presentation; returns a function that ends it. */
  readonly attach: (player: Player) => () => void;
}

/** Opens this screen's side of a split kiosk; undefined for a normal one. */
export function openSplit({ split, theme }: LaunchParameters): Split | undefined {
  if (split === 'normal') return undefined;
  const name = splitChannelOf(theme);
  const lockOf = (role: SplitRole) => `${name}-${role}`;
  // As long as the page.
  const { signal } = new AbortController();
  const link = openSplitLink(split === 'remote' ? 'remote' : 'show', {
    channel: openTabChannel(name),
    announce: (role, onAnnounced) => announcePresence(lockOf(role), signal, onAnnounced),
    watch: (role, onChange) => watchPresence(lockOf(role), signal, onChange),
  });
  const isPartnerPlaying = createWritable(false);
  link.shown.subscribe(() => {
    const playing = link.role === 'remote' && link.shown.get().player?.isPlaying === true;
    if (isPartnerPlaying.get() !== playing) isPartnerPlaying.set(playing);
  });
  return { link, isPartnerPlaying, attach: (player) => attachPlayer(link, player) };
}

function attachPlayer(link: SplitLink, { shown, slides, store }: Player): () => void {
  const show = (): void => {
    const { name, index, sequenceLength, subtitles } = store.get();
    link.show({
      ...link.shown.get(),
      title: slides[0]?.headline.trim() ?? '',
      player: {
        isPlaying: isPlaying(store.get()),
        isOver: name === 'LAST_SLIDE_FINISHED',
        index,
        count: sequenceLength,
        subtitles,
      },
    });
  };
  show();
  const stopFollowing = shown.state.subscribe(show);
  const stopActing = link.onAct((type) => store.dispatch({ type }));
  return () => {
    stopFollowing();
    stopActing();
    const { path } = link.shown.get();
    link.show({ path });
  };
}

/** On the show screen: goes where the control screen says, and says where it is. */
export function followRemote({ link }: Split, router: Routes): void {
  if (link.role !== 'show') return;
  link.onOpen((path) => {
    if (router.state.location.pathname !== path) void router.navigate({ to: path, replace: true });
  });
  const showPath = (): void => {
    const path = router.state.location.pathname;
    if (link.shown.get().path !== path) link.show({ path });
  };
  showPath();
  router.subscribe('onResolved', showPath);
}

/** On the control screen: opens on the show screen what is opened here, and goes along when that one goes elsewhere. */
export function leadShow({ link }: Split, router: Routes): void {
  if (link.role !== 'remote') return;
  const isShown = (path: string) => path === '/' || path.startsWith('/view/');
  let opened = router.state.location.pathname;
  const lead = (): void => {
    const { pathname } = router.state.location;
    // Pages that only the control screen has leave the other screen as it is.
    const path = isShown(pathname) ? pathname : '/';
    if (path !== opened) link.open(path);
    opened = path;
  };
  router.subscribe('onResolved', lead);
  link.onPartner(() => {
    if (opened !== '/') link.open(opened);
  });
  link.shown.subscribe(() => {
    const { path } = link.shown.get();
    if (path === opened || !isShown(path)) return;
    opened = path;
    if (router.state.location.pathname !== path) void router.navigate({ to: path, replace: true });
  });
}
