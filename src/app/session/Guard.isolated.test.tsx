import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDevice, flush } from '../../features/session/tokens/fake-device.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createTokenRefusal, createOpenGates } from '../../features/session/tokens/session-calls';
import { Guard } from './Guard';

const { app, parts } = vi.hoisted(() => {
  vi.stubEnv('HAS_SIGN_IN', 'true');
  return { app: { current: {} }, parts: { isMissing: false, requests: 0 } };
});
vi.mock('../providers', () => ({ useApp: () => app.current }));
vi.mock('./gate-parts', () => ({
  get GateParts() {
    parts.requests += 1;
    if (parts.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ hasEnded }: { readonly hasEnded: boolean }) => hasEnded && <p>Sign in again</p>;
  },
}));

beforeAll(() => startI18n('en', en));
afterEach(cleanup);

/**
 * Shows a gated page whose session the provider then ends, and returns what has become of a call that it refused. The parts above the page
 * may be missing when it is shown, and when the session ends.
 */
async function callAfterEnd(isMissing: boolean, isMissingAtEnd = isMissing) {
  Object.assign(parts, { isMissing, requests: 0 });
  const device = createDevice();
  const { session } = device.open();
  await session.adopt(device.provider.signIn('ida'), 'ida');
  const gates = createOpenGates();
  app.current = { session, gates };
  render(<Guard>My list</Guard>);
  if (isMissing !== isMissingAtEnd) {
    await waitFor(() => expect(parts.requests).toBe(1));
    await settle();
  }
  parts.isMissing = isMissingAtEnd;
  device.provider.endAll();
  let outcome = 'waits';
  await act(async () => {
    const token = device.stored.get('accessToken') ?? '';
    void createTokenRefusal(session, gates)(token, 'publish').then(() => (outcome = 'fails'));
    await flush();
  });
  await settle();
  return [screen.queryByText('Sign in again') !== null, screen.queryByText('My list') !== null, outcome];
}

async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await act(flush);
}

// Code that has once been loaded stays loaded: those tests come first in which it is missing.
test('a call of a gated page does not wait for a question whose code cannot be had', async () => {
  expect(await callAfterEnd(true)).toEqual([false, true, 'fails']);
});

test('a question whose code could not be had with its page is loaded again when the session ends', async () => {
  const [isAsked, isShown] = await callAfterEnd(true, false);
  expect([isAsked, isShown]).toEqual([true, true]);
});

test('a call of a gated page waits for its question to sign in again', async () => {
  expect(await callAfterEnd(false)).toEqual([true, true, 'waits']);
});
