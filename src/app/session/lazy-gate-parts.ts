// Loads the parts above gated pages. The bundles without sign-in contain none of them.
import { lazy } from 'react';
import { report } from '../../platform/browser/report';
import { withSessionTexts } from '../../platform/i18n/i18n';

const load = () => withSessionTexts(import('./gate-parts'));

/** The page works without them: when their code cannot be loaded, nothing is rendered. */
function nothingAfter(error: unknown) {
  report(error, 'session: gate');
  return { default: (_props: object) => null };
}

/** Returns the pages of signing in, with their texts. */
export const loadSessionPages = () => withSessionTexts(import('./session-pages'));

/** The sign-in, shown in place of a gated page or above it. */
export const LazySignIn = import.meta.env.HAS_SIGN_IN
  ? lazy(() => loadSessionPages().then(({ SignInInPlace }) => ({ default: SignInInPlace })))
  : undefined;

export const LazyGateParts = import.meta.env.HAS_SIGN_IN
  ? lazy(() => load().then(({ GateParts }) => ({ default: GateParts }), nothingAfter))
  : undefined;

export const LazyActivityRecord = import.meta.env.HAS_SIGN_IN
  ? lazy(() => load().then(({ ActivityRecord }) => ({ default: ActivityRecord }), nothingAfter))
  : undefined;
