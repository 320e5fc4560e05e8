// The boot script of both entries, the reader's (index.html) and the kiosk's (kiosk.html): starts the app. It is small, so that the network loads the first screen's content meanwhile.
import type { BrowserDeployment } from '../../contract/deployment';
import type { InterfaceLanguage } from '../../contract/languages';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { pathOfCall } from '../../contract/service/calls';
import { shelfOf } from '../../features/gallery/shelf-order';
import { peekEarly } from '../../platform/http/early-fetch';
import { earlyIntro } from '../../platform/storage/intro-state';
import { loadAllTexts, loadTexts, startLanguage } from '../../platform/i18n/interface-language';
import { firstTexts } from '../../platform/i18n/texts';
import { ignoreFailedImport, report, reportUncaught } from '../../platform/browser/report';
import { viewCode } from '../../features/viewer/controls/late-code';
import { showBootFailure, showSkeletonLate } from '../early/early';
import { asksForSignIn, screenOf, isKioskEntry, type Screen } from '../address/screen-of';
import * as limits from '../../contract/limits';
import { noteFailure, restartDelay } from '../../features/kiosk/idle/restart-delay';
import { systemClock } from '../../platform/browser/system-clock';
import {
  createMark,
  crashesKey,
  otherLanguagesKey,
  deviceStorage,
  tabStorage,
} from '../../platform/storage/site-storage';
import { defaultTheme, readLaunchParameters } from '../address/launch-parameters';
import {
  anonymousSession,
  sessionWithoutService,
  browserSessionStart,
  openSession,
} from '../../features/session/tokens/person-session';

declare global {
  /** The constants that `vite.config.ts` writes into a bundle. */
  interface ImportMetaEnv {
    /** The deployment for which this bundle is built. */
    readonly DEPLOYMENT: BrowserDeployment;
    /** Whether people sign in there. A constant, so that the other bundles hold none of the code. */
    readonly HAS_SIGN_IN: boolean;
    /** Whether `kiosk.html` of this bundle is a kiosk (spec screens §12). A constant, for the same reason. */
    readonly HAS_KIOSK: boolean;
  }
}

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
      screen.name === 'story' && screen.area !== 'party'
        ? viewCode[screen.view].load().catch(ignoreFailedImport)
        : undefined,
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
  const { userPool, withoutService } = import.meta.env.DEPLOYMENT;
  if (!import.meta.env.HAS_SIGN_IN) return withoutService ? sessionWithoutService : anonymousSession;
  if (userPool === undefined) throw new Error('A deployment with sign-in has no user pool');
  const load = async () => (await import('../session/page-session')).openPageSession(userPool);
  return openSession({ ...browserSessionStart(), load, report });
}

/** Returns whether the page's inline styles apply. A host may refuse them but allow the script that loaded this one. */
const hasEarlyStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';

/** The number of covers in the first rows on a tablet. */
const maxCovers = 6;

interface ExpectedCover {
  readonly id: string;
  readonly previewImage: string;
}

/**
 * Preloads the covers that a shelf in the given language, or in all of them, will probably show first. Works on the unvalidated lists, while
 * the app's script is evaluated; the shelf parses them strictly. Never rejects: the shelf requests the missing covers.
 */
export async function fetchFirstCovers(
  language: InterfaceLanguage | undefined,
  mediaOrigins: readonly string[],
): Promise<void> {
  try {
    const [list, feedback] = await Promise.all([
      peekEarly(pathOfCall('listPresentations')),
      peekEarly(pathOfCall('listFeedback')).catch(() => []),
    ]);
    for (const { id, previewImage } of inShelfOrder(list, feedback, language).slice(0, maxCovers)) {
      const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
      if (preview.allowed) new Image().src = preview.url;
    }
  } catch {
    // The list is missing or unreadable.
  }
}

/**
 * Returns the covers in the order of the shelf (spec screens §3), but without the favourites' priority: favourites are few, and
 * only the app can read them.
 */
function inShelfOrder(
  list: unknown,
  feedback: unknown,
  language: InterfaceLanguage | undefined,
): readonly ExpectedCover[] {
  const sums = new Map<unknown, { sum: number; count: number }>();
  for (const record of listOf(feedback)) {
    const { presentationId, storyRating, imageRating, voiceRating } = record;
    const before = sums.get(presentationId) ?? { sum: 0, count: 0 };
    const sum = Number(storyRating) + Number(imageRating) + Number(voiceRating);
    sums.set(presentationId, { sum: before.sum + sum, count: before.count + 1 });
  }
  const covers = listOf(list).flatMap(({ id, language: spoken, previewImage }) =>
    isPresentationId(id) && typeof spoken === 'string' && typeof previewImage === 'string'
      ? [{ id, language: spoken, previewImage }]
      : [],
  );
  return shelfOf(covers, language, ({ id }) => {
    const { sum, count } = sums.get(id) ?? { sum: 0, count: 1 };
    // Multiplied before it is divided, as for the shelf: only so is it exact.
    return Math.round((sum * 100) / (3 * count));
  });
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

void boot();
