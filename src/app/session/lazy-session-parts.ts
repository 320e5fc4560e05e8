// Loads what signing in needs on demand: its pages, the parts above gated pages, and the record of use. The bundles without sign-in
// contain none of them.
import { lazy, useEffect } from 'react';
import { report } from '../../platform/browser/report';
import { withSessionTexts } from '../../platform/i18n/i18n';
import { lazyPart } from '../../ui/lazy-part';
import type { GatePartsProps } from './gate-parts';

const load = () => withSessionTexts(import('./gate-parts'));

/** The page works without them when their code cannot be loaded. */
const reportGate = (error: unknown) => report(error, 'session: gate');

/** Returns the pages of signing in, with their texts. */
export const loadSessionPages = () => withSessionTexts(import('./session-pages'));

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
