import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { clickAt, tapAt } from '../../../ui/use-first-click.fixture';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import { type AddPasskeyDeps, Passkeys } from './Passkeys';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const assertion = JSON.stringify({
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'BB', signature: 'CC' },
});
const registration = JSON.stringify({
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'DD' },
});

/** Shows the card to a person with a passkey. Each request for it waits for an entry of `answers`. */
function showPasskeys(addAuthenticator: AddPasskeyDeps['addAuthenticator'] = async () => undefined) {
  const answers: ((assertion: string) => void)[] = [];
  const options = JSON.stringify({ challenge: 'AA', allowCredentials: [{ id: 'AA', type: 'public-key' }] });
  const provider = scriptedProvider({
    InitiateAuth: { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: { options } },
  });
  const challenge = vi.fn<AddPasskeyDeps['addAuthenticatorChallenge']>(async () => 'a.b.c');
  const deps: AddPasskeyDeps = {
    provider: provider.provider,
    addAuthenticatorChallenge: challenge,
    addAuthenticator,
    askForPasskey: () => new Promise((resolve) => answers.push(resolve)),
    createPasskey: async () => registration,
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

test('the second click of a double click, which lands on Cancel, does not cancel', async () => {
  const { challenge } = showPasskeys();
  await act(async () => clickAt(screen.getByRole('button', { name: 'Add passkey' }), 1000, 1));
  await act(async () => clickAt(screen.getByRole('button', { name: 'Cancel' }), 1300, 2));
  expect(challenge.mock.lastCall?.[1].aborted).toBe(false);
  await act(async () => clickAt(screen.getByRole('button', { name: 'Cancel' }), 2000, 1));
  expect(challenge.mock.lastCall?.[1].aborted).toBe(true);
});

test('the second click of a double click on Cancel, which lands on Add passkey, does not start again', async () => {
  const { challenge } = showPasskeys();
  await act(async () => clickAt(screen.getByRole('button', { name: 'Add passkey' }), 1000, 1));
  await act(async () => clickAt(screen.getByRole('button', { name: 'Cancel' }), 2000, 1));
  await act(async () => clickAt(screen.getByRole('button', { name: 'Add passkey' }), 2300, 2));
  expect(challenge).toHaveBeenCalledTimes(1);
  await act(async () => clickAt(screen.getByRole('button', { name: 'Add passkey' }), 3000, 1));
  expect(challenge).toHaveBeenCalledTimes(2);
});

test('the second tap of a double tap, which lands on Cancel, does not cancel', async () => {
  const { challenge } = showPasskeys();
  await act(async () => tapAt(screen.getByRole('button', { name: 'Add passkey' }), 1000));
  await act(async () => tapAt(screen.getByRole('button', { name: 'Cancel' }), 1300));
  expect(challenge.mock.lastCall?.[1].aborted).toBe(false);
  await act(async () => tapAt(screen.getByRole('button', { name: 'Cancel' }), 2000));
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

test('each step takes the focus to its text, and an existing output announces the new passkey', async () => {
  const { answers, press } = showPasskeys();
  const focused = () => document.activeElement?.textContent;
  const output = screen.getByRole('status');
  expect([output.textContent, document.activeElement]).toEqual(['', document.body]);
  await press();
  expect(focused()).toBe('Use the passkey you already have.');
  await act(async () => answers[0]?.(assertion));
  expect(focused()).toBe('Thank you. Now get the new device or key ready.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Continue/ })));
  expect(focused()).toBe('To add another passkey, confirm with one you already have.');
  expect([output.isConnected, output.textContent]).toEqual([true, 'The passkey has been added.']);
});

test('a passkey that was sent to the service cannot be cancelled, so that its result is shown', async () => {
  let answer = (): void => undefined;
  const { answers, press } = showPasskeys(() => new Promise((resolve) => (answer = resolve)));
  await press();
  await act(async () => answers[0]?.(assertion));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Continue/ })));
  expect(document.activeElement?.textContent).toBe('The new passkey is being added…');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(cancel);
  await act(async () => answer());
  expect(screen.getByRole('status').textContent).toBe('The passkey has been added.');
});
