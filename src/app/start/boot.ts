// The boot script: starts the app. It is small, so that the network loads the first screen's content meanwhile.
import type { InterfaceLanguage } from '../../contract/languages';
import { earlyIntro } from '../../platform/storage/intro-state';
import { loadAllTexts, loadTexts, startLanguage } from '../../platform/i18n/interface-language';
import { firstTexts } from '../../platform/i18n/texts';
import { report, reportUncaught } from '../../platform/browser/report';
import { loadBook } from '../../features/viewer/book/load-book';
import { showBootFailure, showSkeletonLate } from '../early/early';
import { asksForSignIn, screenOf, isKioskEntry, type Screen } from '../address/screen-of';
import { ignoreFailedImport } from '../ignore-failed-import';
import { fetchFirstCovers } from './first-covers';
import * as limits from '../../contract/limits';
import { noteFailure, restartDelay } from '../../features/kiosk/restart-delay';
import { systemClock } from '../../platform/browser/system-clock';
import {
  createMark,
  crashesKey,
  otherLanguagesKey,
  deviceStorage,
  tabStorage,
} from '../../platform/storage/site-storage';
import { defaultTheme, readLaunchParameters } from '../address/launch-parameters';
import { anonymousSession, browserSessionStart, openSession } from '../../features/session/tokens/session';

/** Starts the app in `#root`. When that fails, it reports the error and shows the failure text of the page's HTML. */
export async function boot(): Promise<void> {
  const deployment = import.meta.env.DEPLOYMENT;
  const screen = screenOf(location.hash);
  // Read early, because the shelf's route waits for the response.
  if (screen.name === 'shelf') void earlyIntro.read();
  reportUncaught(window);
  const launch = readLaunchParameters(location.search);
  // Set before anything else is painted, so that it has the theme's colours.
  document.documentElement.dataset['theme'] = launch.theme;
  const language = startLanguage();
  const cancelSkeleton = showSkeletonLate(screen);
  try {
    if (!hasEarlyStyles()) throw new Error('The host sends the Content-Security-Policy of another build');
    await window.bookwormNetworkReady;
    // React is half of the app's script: as a separate file it arrives earlier and is evaluated in its own task.
    const react = import('./create-root');
    // The rest of the script arrives soon after. Loading the covers uses the network while it is evaluated.
    if (screen.name === 'shelf')
      void react.then(
        () => fetchFirstCovers(showsOtherLanguages() ? undefined : language, deployment.mediaOrigins),
        ignoreFailedImport,
      );
    const [{ mount }, session, texts] = await Promise.all([
      import('../main'),
      startSession(),
      loadAllTexts(language, screen.name === 'story' ? [...firstTexts, 'viewer'] : firstTexts),
      loadScreen(screen, language),
      screen.name === 'story' && screen.view === 'book' ? loadBook().catch(ignoreFailedImport) : undefined,
      launch.theme === defaultTheme ? undefined : import('../../ui/styles/themes.css'),
      react,
    ]);
    await mount({ deployment, launch, session, language, texts, cancelSkeleton });
  } catch (error) {
    cancelSkeleton();
    report(error, 'boot');
    showBootFailure();
    if (import.meta.env.HAS_KIOSK && isKioskEntry()) restartLater();
  }
}

/** Whether the shelf shows stories in other languages too. */
const showsOtherLanguages = (): boolean => createMark(deviceStorage, otherLanguagesKey).isSet();

/** Starts a kiosk again by itself, since nobody may be there to do it (spec screens §12). Repeated failures wait longer. */
function restartLater(): void {
  const now = systemClock.now();
  const delay = restartDelay(tabStorage, crashesKey, now, limits.kiosk);
  noteFailure(tabStorage, crashesKey, now, limits.kiosk);
  systemClock.after(delay, () => location.reload());
}

/** Loads the code of the first screen beside the rest, so that its route does not wait for it afterwards. */
function loadScreen({ name }: Screen, language: InterfaceLanguage): Promise<unknown> {
  if (name === 'story') return firstScreens.story();
  if (import.meta.env.HAS_KIOSK && isKioskEntry()) return import('../kiosk/open-kiosk');
  if (import.meta.env.HAS_SIGN_IN && name === 'other' && asksForSignIn(location.hash))
    return Promise.all([import('../session/session-pages'), loadTexts(language, 'session')]);
  return firstScreens.shelf();
}

/**
 * The imports of the two first screens. The minifier joins two imports in the branches of one function into one import with one list
 * of files to preload: a story would load the shelf.
 */
const firstScreens = {
  story: () => import('../stories/viewer-page'),
  shelf: () => import('../stories/landing-page'),
};

/** Returns the session. The build leaves the other branch out where everyone is anonymous. */
function startSession() {
  if (!import.meta.env.HAS_SIGN_IN) return anonymousSession;
  const { userPool } = import.meta.env.DEPLOYMENT;
  if (userPool === undefined) throw new Error('A deployment with sign-in has no user pool');
  const load = async () => (await import('../session/page-session')).openPageSession(userPool);
  return openSession({ ...browserSessionStart(), load, report });
}

/** Returns whether the page's inline styles apply. A host may refuse them but allow the script that loaded this one. */
const hasEarlyStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';
