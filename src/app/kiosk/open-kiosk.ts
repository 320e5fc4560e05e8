// Opens a kiosk: forgets who was here before, then starts the idle machine and the routes (spec screens §12).
import * as limits from '../../contract/limits';
import {
  createForgettables,
  deviceForgettables,
  type Forgettables,
  type VisitorStores,
} from '../../features/kiosk/forgetting';
import { createBusy, startIdleMachine, type IdleMachine } from '../../features/kiosk/idle/idle-machine';
import type { Kiosk } from '../../features/kiosk/kiosk-context';
import { createEarlyPreview } from '../../features/kiosk/overview/Overview';
import { createPreviews, previewOf } from '../../features/kiosk/overview/previews';
import {
  createMade,
  followRemote,
  forgetAtStart,
  leadShow,
  openSplit,
  shareVisit,
} from '../../features/kiosk/split/split';
import { createTokenStore } from '../../features/session/tokens/token-store';
import { afterPaint, systemClock } from '../../platform/browser/system-clock';
import { onPageInput } from '../../platform/browser/page-events';
import { report } from '../../platform/browser/report';
import { readPresentationIndex } from '../../platform/http/read-presentation-index';
import { serviceWorkerContainer } from '../../platform/service-worker/navigator-service-worker';
import {
  createMark,
  type Mark,
  attractKey,
  visitorKey,
  deviceStorage,
  tabStorage,
} from '../../platform/storage/site-storage';
import { homeHref } from '../address/hrefs';
import { asksForSignIn, screenOf } from '../address/screen-of';
import { kioskPolicy } from '../deployment/page-policy';
import { themeOf, type Theme } from '../deployment/themes';
import { removeEarlyCover } from '../early/early';
import type { AppContext } from '../providers';
import { createKioskRouter, preloadScreens } from './kiosk-routes';

/** Returns the context of a kiosk, and its routes, once nothing of an earlier visitor is left. */
export async function openKiosk(app: AppContext) {
  const mark = createMark(deviceStorage, visitorKey);
  const attractMark = createMark(tabStorage, attractKey);
  const forgettables = createForgettables(
    { clock: systemClock, timeout: limits.kiosk.forgetTimeout, report },
    forgettablesOf(themeOf(app.launch.theme, app.deployment), app),
  );
  const restartedByItself = mark.isSet() || attractMark.isSet();
  // Without a mark too: a power cut may have come before the mark was written.
  const hasVisitor = await forgetAtStart(app.launch, async () => {
    if (await forgettables.forgetAll()) mark.remove();
  });
  const split = openSplit(app.launch);
  const made = createMade(split);
  forgettables.add({ name: 'what was made', forget: async () => made.clear() });
  const busyHere = createBusy(app.pageBusy);
  const busy = createBusy(busyHere, ...(split ? [split.link.isPartnerBusy] : []));
  const replacePage = (href: string): Promise<void> => router.navigate({ to: href.slice(1), replace: true });
  const idle = startIdleMachine(
    {
      clock: systemClock,
      times: {
        ...limits.kiosk,
        touch: limits.clickAfterTouch,
        idle: app.deployment.kioskIdle ?? limits.kiosk.idle,
      },
      busy,
      onInput: (call) =>
        onPageInput(
          () => {
            split?.link.touch();
            call();
          },
          { countsMoves: false },
        ),
      onVisitor: mark.set,
      forget: async () => {
        await forgettables.settleAll();
        await replacePage(homeHref);
        await forgetVisitor(forgettables, mark, attractMark);
      },
    },
    restartedByItself && !hasVisitor && !asksForSignIn(location.hash) ? 'attract' : 'active',
  );
  const earlyPreview = createEarlyPreview({
    clock: systemClock,
    afterPaint,
    autoplay: app.launch.autoplay,
    loadAudio: async () =>
      (await import('../../features/viewer/shared/viewer-browser-deps')).mediaOfPage().audio,
    removeCover: removeEarlyCover,
  });
  const kiosk: Kiosk = {
    idle,
    busy: busyHere,
    forgettables,
    previews: previewsOf(app),
    loadCover: async (id) =>
      previewOf(id, await readPresentationIndex(app.api, id, systemClock), sourceOf(app)).coverUrl,
    made,
    preloadScreens() {
      preloadScreens(split?.link.role, app.launch.mode);
      // Presentations play on the other screen.
      if (split?.link.role !== 'remote') earlyPreview.load();
    },
    earlyPreview,
    replacePage: (href) => void replacePage(href),
    split,
  };
  const router = createKioskRouter(kiosk, app.launch.mode);
  // Staff type its address, also while the screen invites.
  router.subscribe('onBeforeNavigate', () => {
    if (asksForSignIn(location.hash)) idle.begin();
  });
  rememberAttract(idle, attractMark);
  noteVisitors(idle, app.hasVisitor);
  if (split !== undefined) {
    followRemote(split, router);
    leadShow(split, router, (path) => screenOf(`#${path}`).name === 'story');
    shareVisit(split, app.launch.theme, idle, busyHere);
  }
  return { app: { ...app, policy: kioskPolicy }, router };
}

/**
 * Returns the visitor's data that the kiosk forgets. The kiosk's own session stays, and so does the known device of its account. The
 * stored username identifies the account, since nobody counts as signed in while the session waits for the provider.
 */
export function forgettablesOf({ previews }: Pick<Theme, 'previews'>, stores: VisitorStores) {
  const tokens = createTokenStore({ device: deviceStorage, tab: tabStorage, report });
  return deviceForgettables({
    clock: systemClock,
    stores,
    previews,
    readUsername: () => tokens.read()?.username,
  });
}

/**
 * Forgets the visitor, then reloads the page, which forgets again whatever was written meanwhile and takes the memory of the page
 * with it. Without a worker, which answers the reload also without network, the page stays.
 */
async function forgetVisitor(forgettables: Forgettables, mark: Mark, attractMark: Mark): Promise<void> {
  const isForgotten = await forgettables.forgetAll();
  if (serviceWorkerContainer()?.controller) {
    attractMark.set();
    location.reload();
    // Chromium sometimes never answers a reload while a new worker takes over. It answers the next one.
    systemClock.after(limits.update.reloadAgainAfter, () => location.reload());
    return new Promise(() => undefined);
  }
  if (isForgotten) mark.remove();
  return undefined;
}

/** Notes for the updates whether a visitor is there, from the first touch until everything of them is forgotten. */
function noteVisitors({ state }: IdleMachine, hasVisitor: AppContext['hasVisitor']): void {
  const note = (): void => hasVisitor.set(state.get().phase !== 'attract');
  note();
  state.subscribe(note);
}

/** Notes in this tab whether the kiosk invites, for a reload by a new version. */
function rememberAttract({ state }: IdleMachine, mark: Mark): void {
  const note = (): void => {
    if (state.get().phase === 'attract') mark.set();
    else mark.remove();
  };
  note();
  state.subscribe(note);
}

const sourceOf = ({ deployment }: AppContext) => ({
  appOrigin: location.origin,
  mediaOrigins: deployment.mediaOrigins,
});

function previewsOf(app: AppContext) {
  const { api, launch, deployment } = app;
  return createPreviews({
    ids: themeOf(launch.theme, deployment).previews,
    loadIndex: (id) => readPresentationIndex(api, id, systemClock),
    ...sourceOf(app),
    report,
  });
}
