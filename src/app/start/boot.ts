// The first script: small, so that the network is busy with what the child came for while the app loads.
import { earlyIntro } from '../../platform/storage/early-intro';
import { loadFirstTexts, loadLaterTexts, startLanguage } from '../../platform/i18n/language';
import { report, reportUncaught } from '../../platform/browser/report';
import { openSession } from '../../platform/http/session-holder';
import { loadBook } from '../../features/viewer/book/load-book';
import { firstScreenOf, showBootFailure, showSkeletonLate } from './early';
import { fetchFirstCovers } from './first-covers';
import { readLaunchParameters } from './launch-parameters';

/** Starts the app into `#root`; where that fails, the page's own words say so. */
export async function boot(): Promise<void> {
  const deployment = import.meta.env.DEPLOYMENT;
  const screen = firstScreenOf(location.hash);
  // Known by the time the shelf is drawn; its route waits for it.
  if (screen.name === 'shelf') void earlyIntro.look();
  reportUncaught(window);
  const launch = readLaunchParameters(location.search);
  // Whatever is painted from here on has its colours.
  document.documentElement.dataset['theme'] = launch.theme;
  // The table that the early cover lies on; without it the cover lies on plain paper.
  if (screen.name === 'story') import('../../ui/look/worlds.css').catch(leftToTheViewer);
  const language = startLanguage();
  const hideSkeleton = showSkeletonLate(screen);
  try {
    if (!hasEarlyStyles()) throw new Error('The host sends the Content-Security-Policy of another build');
    await window.bookwormSetOut;
    // React is half of the app: by itself it is here earlier, and evaluated in a task of its own.
    const react = import('./react');
    // The rest of the script is here soon after it: while that is evaluated the network would have nothing to do.
    if (screen.name === 'shelf')
      void react.then(() => fetchFirstCovers(language, deployment.mediaOrigins), leftToTheViewer);
    const [{ mount }, session, first, later] = await Promise.all([
      import('../main'),
      openSession(deployment.allowAnonymousAccess),
      loadFirstTexts(language),
      screen.name === 'story' ? loadLaterTexts(language) : undefined,
      screen.name === 'story' ? import('../pages/viewer-page') : import('../landing/landing-page'),
      screen.name === 'story' && screen.view === 'book' ? loadBook().catch(leftToTheViewer) : undefined,
      launch.theme === 'tng' ? undefined : import('../../ui/look/themes.css'),
      react,
    ]);
    hideSkeleton();
    await mount({ deployment, launch, session, language, texts: { ...first, ...later } });
  } catch (error) {
    report(error, 'boot');
    showBootFailure();
  }
}

/** The host may refuse the page's own styles though it allows the script that loaded this one. */
const hasEarlyStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';

/** It asks again, and says what is wrong. */
const leftToTheViewer = (): void => undefined;
