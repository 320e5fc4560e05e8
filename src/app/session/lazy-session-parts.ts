// Loads what signing in needs on demand: its pages, the parts above gated pages, and the record of use. The bundles without sign-in
// contain none of them.
import { lazy, useEffect } from 'react';
import { report } from '../../platform/browser/report';
import { withTexts } from '../../platform/i18n/i18n';
import { lazyPart } from '../../ui/lazy-part';
import type { GatePartsProps } from './gate-parts';

const load = () => withTexts(import('./gate-parts'), 'session');

/** The page works without them when their code cannot be loaded. */
const reportGate = (error: unknown) => report(error, 'session: gate');

/** Returns the pages of signing in, with their texts. */
export const loadSessionPages = () => withTexts(import('./session-pages'), 'session');

/** The sign-in, shown in place of a gated page. Without its code there is nothing to lose, and the error boundary says so. */
export const LazySignIn = import.meta.env.HAS_SIGN_IN
  ? lazy(() => loadSessionPages().then(({ SignInInPlace }) => ({ default: SignInInPlace })))
  : undefined;

interface LazyGatePartsProps extends GatePartsProps {
  /** Called when nothing is there that could ask to sign in again, since its code cannot be loaded. Must be stable. */
  readonly onMissing: () => void;
}

export const LazyGateParts = import.meta.env.HAS_SIGN_IN
  ? lazyPart<LazyGatePartsProps>(
      () => load().then(({ GateParts }) => GateParts),
      reportGate,
      MissingGateParts,
    )
  : undefined;

function MissingGateParts({ onMissing }: LazyGatePartsProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}

export const LazyActivityRecord = import.meta.env.HAS_SIGN_IN
  ? lazyPart(() => load().then(({ ActivityRecord }) => ActivityRecord), reportGate)
  : undefined;
