import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type * as Router from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { appPolicy, kioskPolicy } from '../deployment/page-policy';
import { anonymousSession } from '../../features/session/tokens/person-session';
import { SignInInPlace } from './session-pages';

const place = vi.hoisted(() => ({ current: {} }));
vi.mock('../providers', () => ({
  useApp: () => ({
    session: anonymousSession,
    deployment: {
      userPool: {
        id: 'eu-central-1_examplepool',
        clientId: 'client',
        address: '/identity-provider',
        allowSignUp: true,
      },
    },
    launch: {},
    policy: appPolicy,
    ...place.current,
  }),
}));
vi.mock('./page-session', () => ({}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof Router>()),
  useLocation: () => ({ pathname: '/new-presentation', search: {}, searchStr: '' }),
}));

beforeEach(async () => {
  await startI18n('en', en);
  location.hash = '#/new-presentation';
});
afterEach(() => {
  cleanup();
  place.current = {};
});

const names = ['Forgotten your password?', 'Create an account'];
const links = () => names.map((name) => screen.getByRole('link', { name }));

test('above a page the links of the sign-in open in a new tab and say so: the recordings stay', () => {
  render(<SignInInPlace isAbovePage />);
  for (const link of links()) {
    fireEvent.click(link);
    expect(location.hash).toBe('#/new-presentation');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const hint = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(en.session.again.newTab);
  }
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['#/forgotten-password', '#/sign-up']);
});

test.each([
  ['at a gate', false, {}],
  ['above a page of a kiosk, which has no tabs,', true, { policy: kioskPolicy }],
])('%s they lead on in the same tab, and back afterwards', (_, isAbovePage, app) => {
  place.current = app;
  render(<SignInInPlace isAbovePage={isAbovePage} />);
  expect(screen.queryByText(en.session.again.newTab)).toBeNull();
  expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['#/forgotten-password?from=%2Fnew-presentation', null],
    ['#/sign-up?from=%2Fnew-presentation', null],
  ]);
});

test('where nobody makes an account of their own the sign-in offers none', () => {
  const userPool = { id: 'eu-central-1_examplepool', clientId: 'client', address: '/identity-provider' };
  place.current = { deployment: { userPool } };
  render(<SignInInPlace />);
  expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
