// When the passkey of a known name is offered in the field (spec people §9).
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import { SignIn } from './SignIn';
import type { SignInRunDeps } from './sign-in-run';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Renders a sign-in whose browser, like each, ends a passkey request when another one begins. `started` names them in order. */
async function showSignIn(username?: string) {
  const options = JSON.stringify({ challenge: 'AA' });
  const { provider, sent } = scriptedProvider({
    InitiateAuth: { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: { options }, Session: 's' },
  });
  const started: string[] = [];
  let cancel = (): void => undefined;
  const begin = (name: string) => {
    cancel();
    started.push(name);
    return new Promise<string>((_, fail) => {
      cancel = () => fail(Object.assign(new Error('ended'), { name: 'AbortError' }));
    });
  };
  const deps: SignInRunDeps = {
    provider,
    devices: { read: async () => undefined, write: async () => undefined, remove: async () => undefined },
    clock: { now: () => 0, after: () => () => undefined },
    deviceName: 'Bookworm',
    askForPasskey: () => begin('asked'),
    offerPasskey: () => begin('offered'),
    report: () => undefined,
    onTokens: () => undefined,
  };
  const links = { forgotten: '#', create: '#', confirm: '#', inNewTab: false };
  await act(async () => {
    render(<SignIn deps={deps} username={username} hasPasskeys links={links} />);
  });
  return { started, sent, cancel: () => act(async () => cancel()) };
}

const submit = () =>
  act(async () => void fireEvent.submit(screen.getByRole('textbox').closest('form') as Element));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

test('a name that is typed and sent is asked for its passkey, and nothing is offered meanwhile', async () => {
  const { started, sent } = await showSignIn();
  type('ida');
  await submit();
  expect([started, sent.map(([operation]) => operation)]).toEqual([['asked'], ['InitiateAuth']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a known name is offered its passkey, which ends when another name is sent', async () => {
  const { started } = await showSignIn('ida');
  type('bo');
  await submit();
  expect(started).toEqual(['offered', 'asked']);
});

test('a person who cancelled the passkey is not offered it again', async () => {
  const { started, cancel } = await showSignIn();
  type('ida');
  await submit();
  await cancel();
  expect(started).toEqual(['asked']);
  expect(screen.getByText(/No passkey was used/)).toBeDefined();
});
