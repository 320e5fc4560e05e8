import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import { AccountAccess } from './AccountAccess';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const values = {
  Code: '123456',
  'E-mail': 'ida@example.org',
  'New password': 'Owls-fly-4',
  'Repeat password': 'Owls-fly-4',
};
/** Fills every field that the step has, and presses the button. */
async function send(username: string, button: string) {
  for (const [label, value] of Object.entries({ ...values, Username: username }))
    for (const field of screen.queryAllByLabelText(label)) fireEvent.change(field, { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
}

test.each([
  ['forgotten', 'Send code', 'ForgotPassword'],
  ['confirm', 'Confirm account', 'ConfirmSignUp'],
  ['confirm', 'Send another code', 'ResendConfirmationCode'],
  ['sign-up', 'Create account', 'SignUp'],
] as const)(
  'the step %s, by %s, sends a username without the spaces around it',
  async (start, button, call) => {
    const { provider, sent } = scriptedProvider({ SignUp: { UserConfirmed: false, UserSub: 'u' } });
    render(
      <AccountAccess provider={provider} start={start} signInHref="#/sign-in" report={() => undefined} />,
    );
    await send('  ', button);
    expect(sent).toEqual([]);
    await send(' ida ', button);
    expect(sent).toEqual([[call, expect.objectContaining({ Username: 'ida' })]]);
  },
);
