// The parts that signing in adds to the app, loaded on demand: its routes and the account's (spec screens §1), the parts above gated
// pages, and the record of use. The bundles without sign-in contain none of them.
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { createWritable } from '../../base/readable';
import { readReturnSearch } from '../address/return-path';
import { withTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { lazyPart } from '../../ui/lazy-part';

/** The ticket of the operator's link, as long as its page is open. It is in no address: others may see the screen or its history. */
export const enrolmentTicket = createWritable<string | undefined>(undefined);

const accountPages = () => withTexts(import('./account-pages'), 'session', 'account');

/** Returns routes inside the page frame, with header and footer. */
export function sessionRoutes<Frame extends AnyRoute>(frame: Frame) {
  const getParentRoute = () => frame;
  return [
    createRoute({
      getParentRoute,
      path: '/sign-in',
      validateSearch: readReturnSearch,
      staticData: { title: 'app.pages.signIn' },
      component: lazyRouteComponent(loadSessionPages, 'SignInPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/account',
      validateSearch: ({ enrol }: { readonly enrol?: unknown }) =>
        typeof enrol === 'string' ? { enrol } : {},
      beforeLoad: ({ search: { enrol } }: { readonly search: { readonly enrol?: string } }) => {
        if (enrol === undefined) return;
        enrolmentTicket.set(enrol);
        throw redirect({ to: '/account', replace: true });
      },
      staticData: { title: 'app.pages.account' },
      component: lazyRouteComponent(accountPages, 'AccountPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/sign-up',
      staticData: { title: 'app.pages.signUp' },
      component: lazyRouteComponent(accountPages, 'SignUpPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/confirm-account',
      staticData: { title: 'app.pages.confirmAccount' },
      component: lazyRouteComponent(accountPages, 'ConfirmAccountPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/forgotten-password',
      staticData: { title: 'app.pages.forgottenPassword' },
      component: lazyRouteComponent(accountPages, 'ForgottenPasswordPage'),
    }),
  ];
}

const load = () => withTexts(import('./gate-parts'), 'session');

/** The page works without them when their code cannot be loaded. */
const reportGate = (error: unknown) => report(error, 'session: gate');

/** Returns the pages of signing in, with their texts. */
export const loadSessionPages = () => withTexts(import('./session-pages'), 'session');

/** The sign-in, shown in place of a gated page. Without its code there is nothing to lose, and the error boundary says so. */
export const LazySignIn = import.meta.env.HAS_SIGN_IN
  ? lazy(() => loadSessionPages().then(({ SignInInPlace }) => ({ default: SignInInPlace })))
  : undefined;

export interface GatePartsProps {
  /** Whether the provider has ended the session of the person whose page this is. */
  readonly hasEnded: boolean;
  /** Called when the person does not sign in again. */
  readonly onLeave: () => void;
}

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
