// Creates the app's context and router and renders the app. Loaded by the boot script.
import { startTransition, StrictMode } from 'react';
import { createRoot } from './start/create-root';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import type { LeftOut } from '../base/parse';
import type { CallName } from '../contract/service/calls';
import type { BrowserDeployment } from '../contract/deployment';
import type { InterfaceLanguage } from '../contract/languages';
import { createLazyOutbox } from '../features/feedback/outbox/lazy-outbox';
import type { SessionController } from '../features/session/tokens/person-session';
import { createApi } from '../platform/http/api';
import { afterPaint, systemClock } from '../platform/browser/system-clock';
import { openTabChannel } from '../platform/browser/tabs';
import { withDeviceDatabase } from '../platform/storage/database';
import { createFavourites, favouritesChannel } from '../platform/storage/favourites';
import { createFeedbackMarks } from '../platform/storage/feedback-marks';
import { browserReadingPositionsDeps, createReadingPositions } from '../platform/storage/reading-positions';
import { takeEarly } from '../platform/http/early-fetch';
import { startI18n, TextsProvider, withTexts } from '../platform/i18n/i18n';
import type { Texts } from '../platform/i18n/texts';
import {
  browserMissingScriptsDeps,
  reloadOnMissingScripts,
} from '../platform/service-worker/missing-scripts';
import { browserInstallDeps, createInstallPrompt } from '../platform/browser/install-prompt';
import { browserReachabilityDeps, createReachability } from '../platform/http/reachability';
import { createWritable, type Writable } from '../base/readable';
import { onPageHidden, onPageWake } from '../platform/browser/page-events';
import { report } from '../platform/browser/report';
import { createUnsavedWork } from '../platform/browser/unsaved-work';
import { browserDeps, createWorkerClient } from '../platform/service-worker/worker-client';
import { deviceStorage } from '../platform/storage/site-storage';
import { GuideContext } from '../ui/drawings/Guide';
import { appPolicy, unattendedPolicy } from './deployment/page-policy';
import { themes } from './deployment/themes';
import { removeEarlyCover } from './early/early';
import { screenOf, isKioskEntry } from './address/screen-of';
import type { LaunchParameters } from './address/launch-parameters';
import { AppProvider, type AppContext } from './providers';
import { dimInTheEvening } from './shell/opened-page';
import { createAppRouter } from './routes';
import {
  callTimers,
  createOpenGates,
  createTokenRefusal,
  tokenOfCall,
} from '../features/session/tokens/session-calls';
import { LazySignIn } from './session/session-routes';

interface Start {
  readonly deployment: BrowserDeployment;
  readonly launch: LaunchParameters;
  readonly session: SessionController;
  readonly language: InterfaceLanguage;
  /** Those that the first screen needs. */
  readonly texts: Partial<Texts>;
  /** Called before the app renders: the skeleton is drawn as long as nothing else is, and would replace the app after that. */
  readonly cancelSkeleton: () => void;
}

/** Renders the app into `#root`. Resolves when rendering has started; throws when the page has no `#root`. */
export async function mount(start: Start): Promise<void> {
  const { launch, language, texts } = start;
  const pageBusy = createWritable(false);
  reloadOnMissingScripts({ ...browserMissingScriptsDeps(), pageBusy });
  await startI18n(language, texts);
  // Scripts from the cache may run before the page is parsed.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  dimInTheEvening(() => new Date().getHours(), onPageWake);
  const { app, router } = await openApp(createContextOf(start, pageBusy));
  removeUnusedCovers(router);
  // The route is loaded before the first render, which would otherwise load it in its layout effects, in one long task.
  // The router subscribes to its history only when it is rendered and would miss a change of the address before that.
  // It then subscribes the same function, which a history calls only once.
  // oxlint-disable-next-line typescript/no-misused-promises -- The router shows the errors that it rejects with.
  router.history.subscribe(router.load);
  await router.load();
  start.cancelSkeleton();
  // A transition renders in slices, so that a slow tablet can respond to touches in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <TextsProvider>
          <AppProvider value={app}>
            <GuideContext value={themes[launch.theme].guide}>
              <RouterProvider router={router} />
            </GuideContext>
          </AppProvider>
        </TextsProvider>
      </StrictMode>,
    );
  });
}

/** Returns the context and the routes of this page. The build leaves the kiosk out where there is none. */
async function openApp(app: AppContext) {
  if (import.meta.env.HAS_KIOSK && isKioskEntry()) {
    const { openKiosk } = await withTexts(import('./kiosk/open-kiosk'), 'kiosk');
    return openKiosk(app);
  }
  return { app, router: createAppRouter(app) };
}

/**
 * Removes the early cover, or a kiosk's early preview, of a story that is not opened after all: the address may change before the
 * router reads it.
 */
function removeUnusedCovers(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    if (screenOf(`#${toLocation.pathname}`).name !== 'story') removeEarlyCover();
  });
}

/** Reports a list entry of the wrong shape; the rest of the list is shown. */
class LeftOutError extends Error {
  override readonly name = 'LeftOutError';
}

/** Asks the browser for persistent storage. A story is saved even when that fails. */
function persistStorageLater(): void {
  import('../platform/storage/persistence').then(
    ({ persistStorage }) => persistStorage(),
    (error: unknown) => report(error, 'offline: persist'),
  );
}

/** Returns a function that reports each omitted entry once, however often its list is loaded (spec contract §10). */
function reportOnce(): (call: CallName, leftOut: LeftOut) => void {
  const reported = new Set<string>();
  return (call, { id, reason }) => {
    const entry = `${call} ${id}`;
    if (!reported.has(entry)) report(new LeftOutError(`${id} left out: ${reason}`), call);
    reported.add(entry);
  };
}

function createContextOf({ deployment, launch, session }: Start, pageBusy: Writable<boolean>): AppContext {
  const reachability = createReachability(browserReachabilityDeps());
  const hasVisitor = createWritable(false);
  const unsavedWork = createUnsavedWork();
  const gates = createOpenGates();
  const send = (url: string, init: RequestInit) =>
    (init.method === 'GET' ? takeEarly(url) : undefined) ?? fetch(url, init);
  const api = createApi({
    // Only calls of the service show that it can be reached: an index may come from this device.
    fetch: (url, init) => (url.startsWith('/api/') ? reachability.watch(send(url, init)) : send(url, init)),
    accessToken: (signal) => tokenOfCall(session, signal),
    // Where nobody signs in there is no other token.
    onTokenRefused: import.meta.env.HAS_SIGN_IN ? createTokenRefusal(session, gates) : async () => undefined,
    onLeftOut: reportOnce(),
  });
  const {
    start: startWorker,
    downloads,
    appUpdate,
  } = createWorkerClient({
    ...browserDeps(),
    mediaOrigins: deployment.mediaOrigins,
    onRequested: persistStorageLater,
    onServiceResponse: reachability.confirm,
    pageBusy,
    // What stands in a field of kiosk.html was left there: that page waits until nobody uses it.
    reloadLosesWork: isKioskEntry() ? hasVisitor : unsavedWork,
  });
  return {
    deployment,
    api,
    session,
    gates,
    callTimers: callTimers(systemClock, session),
    ...(LazySignIn ? { SignIn: LazySignIn } : {}),
    startWorker,
    downloads,
    appUpdate,
    positions: createReadingPositions(browserReadingPositionsDeps()),
    favourites: createFavourites({
      withDatabase: withDeviceDatabase,
      storage: deviceStorage,
      channel: openTabChannel(favouritesChannel),
      afterPaint,
      onPageHidden,
      report,
    }),
    outbox: createLazyOutbox(async () => {
      const { createPageOutbox } = await import('./page-outbox');
      return createPageOutbox({ api, session, reachability });
    }, report),
    feedbackMarks: createFeedbackMarks(withDeviceDatabase),
    reachability,
    launch,
    install: createInstallPrompt(browserInstallDeps()),
    pageBusy,
    hasVisitor,
    unsavedWork,
    policy: isKioskEntry() ? unattendedPolicy : appPolicy,
  };
}
