import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Variant } from '../../contract/deployment';
import { flushPromises } from '../../base/flush-promises.fixture';
import { createWritable } from '../../base/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createPageHistory } from '../address/hash-history';
import { themes } from '../deployment/themes';
import { menuEntriesOf, TopBar } from './TopBar';

const user = createWritable({ isSignedIn: true, hasAccount: false, isStaff: false });
const app = { deployment: { variant: 'bookworm' }, session: user };
vi.mock('../providers', () => ({ useApp: () => app, useTheme: () => themes.tng }));

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const isOpen = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');

/** Opens the menu on the shelf, to which the app came from the saved stories. Returns how the app itself navigates. */
async function openMenu() {
  history.replaceState(null, '', '#/offline');
  const root = createRootRoute({ component: TopBar });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/' }),
    createRoute({ getParentRoute: () => root, path: '/offline' }),
  ]);
  const pageHistory = createPageHistory();
  onTestFinished(() => pageHistory.destroy());
  const router = createRouter({ routeTree, history: pageHistory });
  const navigate = (href: string) => act(() => router.navigate({ href }));
  await act(async () => void render(<RouterProvider router={router} />));
  await navigate('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(isOpen()).toBe('true');
  return navigate;
}

test('the unfolded menu folds when the logo is pressed, also where it leads to the page that is shown', async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('link', { name: en.app.name }));
  expect(isOpen()).toBe('false');
  // The router opens the page in a later task.
  await act(flushPromises);
});

test('the unfolded menu folds when the page is left by Back', async () => {
  await openMenu();
  act(() => history.back());
  await waitFor(() => expect(isOpen()).toBe('false'));
});

test('the unfolded menu folds when the app opens another page', async () => {
  const navigate = await openMenu();
  await navigate('/offline');
  expect(location.hash).toBe('#/offline');
  expect(isOpen()).toBe('false');
});

test('the unfolded menu folds on a click elsewhere, not on one in the bar', async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('navigation', { name: 'Menu' }));
  expect(isOpen()).toBe('true');
  fireEvent.click(document.body);
  expect(isOpen()).toBe('false');
});

test('the unfolded menu stays while only the filters in the address change', async () => {
  const navigate = await openMenu();
  await navigate('/?title=fox');
  expect(location.hash).toBe('#/?title=fox');
  expect(isOpen()).toBe('true');
});

test('the wizards are behind one button, which closes by Escape, by a press elsewhere and when the focus leaves it', async () => {
  await openMenu();
  const button = screen.getByRole('button', { name: 'Make your own' });
  const isGroupOpen = () => button.getAttribute('aria-expanded') === 'true';
  const open = () => {
    fireEvent.click(button);
    expect(isGroupOpen()).toBe(true);
  };
  open();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect([isGroupOpen(), document.activeElement === button]).toEqual([false, true]);
  open();
  fireEvent.pointerDown(document.body);
  expect(isGroupOpen()).toBe(false);
  open();
  act(() => screen.getByRole('link', { name: /^Make a Christmas story/ }).focus());
  expect(isGroupOpen()).toBe(true);
  act(() => screen.getByRole('link', { name: en.app.name }).focus());
  expect(isGroupOpen()).toBe(false);
});

const signedOut = { isSignedIn: false, hasAccount: false, isStaff: false };
const signedIn = { isSignedIn: true, hasAccount: false, isStaff: false };
const member = { isSignedIn: true, hasAccount: true, isStaff: false };
const staff = { isSignedIn: true, hasAccount: true, isStaff: true };
const always = ['/', '/offline'];
const make = ['/childrens-story/new', '/story/new', '/dark-tales/new', '/xmas/new'];
const present = '/new-presentation';
const manage = ['/party', '/list-suggestions', '/list-presentations'];

test.each<[Variant, typeof signedOut, readonly string[]]>([
  ['bookworm', signedIn, [...always, ...make]],
  ['bookworm', staff, [...always, ...make, present, ...manage]],
  ['production', signedOut, [...always, '/add-suggestion']],
  ['production', staff, [...always, '/add-suggestion', ...make, present, ...manage]],
  ['production', member, [...always, '/add-suggestion', ...make, present, '/party', '/list-presentations']],
  ['develop', signedOut, [...always, '/add-suggestion']],
  ['museum', signedOut, [...always, '/add-suggestion']],
  ['museum', staff, [...always, '/add-suggestion', ...make, ...manage]],
])(
  'in %s, the menu for %j has the entries %j (spec screens §2, spec contract §4)',
  (variant, session, paths) => {
    const links = menuEntriesOf({ variant, ...session }).flatMap((entry) =>
      'links' in entry ? entry.links : entry,
    );
    expect(links.map(({ to }) => to)).toEqual(paths);
  },
);
