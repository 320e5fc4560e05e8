// Defines the routes of signing in and of the account (spec screens §1). Only in deployments with sign-in.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { withSessionTexts } from '../../platform/i18n/i18n';

const sessionPages = () => withSessionTexts(import('./session-pages'));

/** Returns routes inside the catch-all area, with header and footer. */
export function sessionRoutes(frame: AnyRoute): AnyRoute[] {
  const getParentRoute = () => frame;
  return [
    createRoute({
      getParentRoute,
      path: '/sign-in',
      staticData: { title: 'app.pages.signIn' },
      component: lazyRouteComponent(sessionPages, 'SignInPage'),
    }),
  ];
}
