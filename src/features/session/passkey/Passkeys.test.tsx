import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import type { AddPasskeyDeps } from './add-passkey';
import { Passkeys } from './Passkeys';

afterEach(cleanup);

/** Shows the card to a person with a passkey. Each request for it waits for an entry of `answers`. */
function showPasskeys() {
  const answers: ((assertion: string) => void)[] = [];
  const options = JSON.stringify({ challenge: 'AA', allowCredentials: [{ id: 'AA', type: 'public-key' }] });
  const provider = scriptedProvider({
    InitiateAuth: { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: { options } },
  });
  const challenge = vi.fn<AddPasskeyDeps['addAuthenticatorChallenge']>(async () => 'a.b.c');
  const deps: AddPasskeyDeps = {
    provider: provider.provider,
    addAuthenticatorChallenge: challenge,
    addAuthenticator: async () => undefined,
    askForPasskey: () => new Promise((resolve) => answers.push(resolve)),
    createPasskey: async () => '{}',
    isSupported: () => true,
    relyingParty: { id: undefined, name: 'Museum' },
    username: 'ida',
    report: () => undefined,
  };
  render(<Passkeys deps={deps} />);
  const press = (): Promise<void> =>
    act(async () => void fireEvent.click(screen.getAllByRole('button').slice(-1)[0] ?? document.body));
  return { answers, challenge, press };
}

test('Cancel also aborts the request for the challenge', async () => {
  const { challenge, press } = showPasskeys();
  await press();
  await press();
  expect(challenge.mock.lastCall?.[1].aborted).toBe(true);
});

test('a confirmation that comes after Cancel does not count for the next attempt', async () => {
  const { answers, press } = showPasskeys();
  await press();
  await press();
  await press();
  expect(answers).toHaveLength(2);
  await act(async () => answers[0]?.('{"id":"AA"}'));
  // One button: Continue is not there yet.
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await act(async () => answers[1]?.('{"id":"AA"}'));
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
