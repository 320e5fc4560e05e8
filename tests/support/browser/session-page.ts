// Helpers for the specs of the session: tokens of the mocked provider in the storage of the browser, and the provider's count.
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Service } from '../service/service';
import { callProvider } from '../service/call-provider';

const tokensSchema = v.object({
  AuthenticationResult: v.object({ AccessToken: v.string(), RefreshToken: v.string() }),
});

interface SignIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly username: string;
}

/** Signs the librarian in at the provider, without a browser. */
export async function signIn(service: Service): Promise<SignIn> {
  const answer = await callProvider(service.origin, 'InitiateAuth', {
    ClientId: 'exampleclientid',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'librarian', PASSWORD: 'Picture-Book-1' },
  });
  const { AccessToken, RefreshToken } = v.parse(tokensSchema, answer).AuthenticationResult;
  return { accessToken: AccessToken, refreshToken: RefreshToken, username: 'librarian' };
}

/** Ends all sessions of the librarian at the provider. */
export async function signOutEverywhere(service: Service, { accessToken }: SignIn): Promise<void> {
  await callProvider(service.origin, 'GlobalSignOut', { AccessToken: accessToken });
}

/** Stores the tokens before the next page of the browser opens, once. */
export async function leaveSession(context: BrowserContext, session: SignIn): Promise<void> {
  await context.addInitScript((values) => {
    if (localStorage.getItem('planted') !== null) return;
    localStorage.setItem('planted', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
}

declare global {
  interface Window {
    /** Returns the refresh token that was stored last under the session's lock; `stored` is such a token. */
    lastRefreshToken?: (stored?: string | null) => Promise<string | null>;
  }
}

/**
 * Lets each tab begin its work under the session's lock when it reads what the tab before has stored there. A browser brings both in any
 * order, and where the machine stalls, it may take longer than the app expects (ADR-0031).
 */
export async function bringStorageBeforeLock(context: BrowserContext): Promise<void> {
  let last: string | null = null;
  await context.exposeFunction('lastRefreshToken', (stored?: string | null) => (last = stored ?? last));
  await context.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    const read = () => localStorage.getItem('refreshToken');
    const inOrder = (name: string, ...rest: [LockGrantedCallback<unknown>]) => {
      const [work] = rest;
      if (name !== 'bookworm-session' || typeof work !== 'function') return request(name, ...rest);
      return request(name, async (lock) => {
        const stored = (await window.lastRefreshToken?.()) ?? read();
        while (read() !== stored) await new Promise((resolve) => setTimeout(resolve, 10));
        const result = await work(lock);
        await window.lastRefreshToken?.(read());
        return result;
      });
    };
    Object.assign(navigator.locks, { request: inOrder });
  });
}

/** Stores the tokens as a sign-in on this page does; the other tabs follow. */
export async function storeSession(
  page: Page,
  { refreshToken, username, accessToken }: SignIn,
): Promise<void> {
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    // The access token is written last.
    { refreshToken, username, accessToken },
  );
}

/** Removes the tokens, as a sign-out on this page does; the other tabs follow. */
export async function clearSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['refreshToken', 'username', 'accessToken']) localStorage.removeItem(key);
  });
}

/** Returns the three stored values. */
export function storedSession(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['accessToken', 'refreshToken', 'username'].map((key) => localStorage.getItem(key)),
  );
}

/** Returns how many requests the provider has received from the browser. */
export async function providerRequests({ hook }: Service): Promise<number> {
  return (await hook.requests()).filter(({ path }) => path === '/identity-provider').length;
}
