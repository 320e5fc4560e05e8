import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type * as Router from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createDevice, flush } from '../../features/session/tokens/fake-device.fixture';
import { Guard } from './Guard';
import { createOpenGates } from '../../features/session/tokens/session-calls';
import { anonymousSession } from '../../features/session/tokens/person-session';

const app = vi.hoisted(() => ({ current: {} }));
vi.mock('../providers', () => ({ useApp: () => app.current }));
// Some time later they would stand above the page, and need more of the app.
vi.mock('./session-routes', () => ({ LazyGateParts: undefined }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof Router>()),
  Navigate: ({ to }: { readonly to: string }) => <p>Redirected to {to}</p>,
}));

afterEach(cleanup);

const hour = 3_600_000;

/** Shows a gated page with a text field to somebody who is signed in, unless told otherwise. */
async function showGated(gate?: string, isSignedIn = true) {
  const device = createDevice();
  const { session } = device.open();
  if (isSignedIn) await session.adopt(device.provider.signIn('ida'), 'ida');
  const gates = createOpenGates();
  app.current = { session, gates };
  render(
    <main>
      <Guard only="staff" gate={gate} fallback="//elsewhere.example">
        <input aria-label="Topic" defaultValue="" />
      </Guard>
    </main>,
  );
  const field = () => screen.queryByLabelText<HTMLInputElement>('Topic');
  const type = (value: string) => {
    const input = field();
    if (input !== null) fireEvent.change(input, { target: { value } });
  };
  return { ...device, session, gates, field, type };
}

test('who is not signed in sees the gate, or is redirected within the app', async () => {
  await showGated('Sign in', false);
  expect(screen.getByText('Sign in')).toBeDefined();
  cleanup();
  await showGated(undefined, false);
  expect(screen.getByText('Redirected to /')).toBeDefined();
});

test('somebody with a self-made account sees the pages for accounts, and not those for staff', async () => {
  const device = createDevice();
  device.provider.groups = ['member'];
  const { session } = device.open();
  await session.adopt(device.provider.signIn('ida'), 'ida');
  app.current = { session, gates: createOpenGates() };
  render(
    <>
      <Guard only="account">For accounts</Guard>
      <Guard only="staff">For staff</Guard>
    </>,
  );
  expect(screen.getByText('For accounts')).toBeDefined();
  expect(screen.queryByText('For staff')).toBeNull();
  expect(screen.getByText('Redirected to /')).toBeDefined();
});

test('a sign-out leaves the page at once', async () => {
  const { session, type, field } = await showGated('Sign in');
  type('Snails');
  await act(() => session.signOut());
  expect([field(), screen.getByText('Sign in').textContent]).toEqual([null, 'Sign in']);
});

test('the page has the focus after a sign-in in place, and the gate after a sign-out', async () => {
  const { session, provider } = await showGated('Sign in', false);
  expect(document.activeElement).toBe(document.body);
  await act(() => session.adopt(provider.signIn('ida'), 'ida'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  screen.getByLabelText('Topic').focus();
  await act(() => session.signOut());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each(['ended', 'waiting'])(
  'the typed text is kept while the session is %s, and after it',
  async (reason) => {
    const { session, type, field, clock, provider, goOffline, goOnline } = await showGated('Sign in');
    type('Snails');
    if (reason === 'ended') provider.endAll();
    else goOffline();
    await act(() => clock.pass(hour));
    expect(session.get().reason).toBe(reason);
    expect(field()?.value).toBe('Snails');
    await act(async () => {
      if (reason === 'ended') await session.adopt(provider.signIn('ida'), 'ida');
      else goOnline();
      await flush();
    });
    expect([session.get().isSignedIn, field()?.value]).toEqual([true, 'Snails']);
  },
);

test('the work of another person begins anew', async () => {
  const { session, type, field, provider } = await showGated();
  type('Snails');
  await act(() => session.adopt(provider.signIn('noah'), 'noah'));
  expect(field()?.value).toBe('');
});

test('an anonymous user sees the pages for a session, and not those for staff', () => {
  app.current = { session: anonymousSession, gates: createOpenGates() };
  render(
    <>
      <Guard>For everyone</Guard>
      <Guard only="staff">For staff</Guard>
    </>,
  );
  expect([screen.queryByText('For everyone') !== null, screen.queryByText('For staff')]).toEqual([
    true,
    null,
  ]);
});
