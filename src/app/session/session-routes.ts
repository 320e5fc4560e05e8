// Defines the routes of signing in and of the account (spec screens §1). Only in deployments with sign-in.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { withTexts } from '../../platform/i18n/i18n';
import { loadSessionPages } from './lazy-session-parts';

const accountPages = () => withTexts(import('./account-pages'), 'session', 'account');

/** Returns routes inside the page frame, with header and footer. */
export function sessionRoutes(frame: AnyRoute): AnyRoute[] {
  const getParentRoute = () => frame;
  return [
    createRoute({
      getParentRoute,
      path: '/sign-in',
      staticData: { title: 'app.pages.signIn' },
      component: lazyRouteComponent(loadSessionPages, 'SignInPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/account',
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
