// @vitest-environment jsdom
import type * as Router from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { themes } from '../deployment/themes';
import { TopBar } from './TopBar';

const user = createWritable({ isSignedIn: true, isStaff: false });
const app = { deployment: { variant: 'bookworm' }, session: user };
vi.mock('../providers', () => ({ useApp: () => app, useTheme: () => themes.tng }));

// The link of the person asks the router where it is; the menu does not.
vi.mock('@tanstack/react-router', async (importActual) => ({
  ...(await importActual<typeof Router>()),
  useLocation: () => '#/sign-in',
}));

beforeEach(async () => {
  await startI18n('en', en);
  location.hash = '#/';
  location.hash = '#/offline';
  await new Promise((resolve) => setTimeout(resolve));
});
afterEach(cleanup);

const isOpen = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');

function openMenu() {
  render(<TopBar />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(isOpen()).toBe('true');
}

test('the unfolded menu folds when the logo is pressed, also where it leads to the page that is shown', () => {
  location.hash = '#/';
  openMenu();
  fireEvent.click(screen.getByRole('link', { name: en.app.name }));
  expect(isOpen()).toBe('false');
});

test('the unfolded menu folds when the page is left by Back', async () => {
  openMenu();
  act(() => history.back());
  await waitFor(() => expect(isOpen()).toBe('false'));
});

test('the unfolded menu stays while only the filters in the address change', async () => {
  openMenu();
  history.replaceState(null, '', '#/?title=fox');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOpen()).toBe('true');
});
