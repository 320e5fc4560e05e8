import type { User } from './account-calls';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { createAccount } from './account-deps.fixture';
import { Details } from './Details';
import { Mfa } from './Mfa';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const user: User = { Username: 'ida', UserAttributes: [{ Name: 'name', Value: 'Ida' }] };
const never = () => new Promise<object>(() => undefined);
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body));

/** Returns what a card gets whose changes the provider never answers. */
function cardProps() {
  const onChanged = vi.fn<() => void>();
  const { send, report } = createAccount({
    UpdateUserAttributes: never,
    AssociateSoftwareToken: { SecretCode: 'ABC' },
    VerifySoftwareToken: never,
  });
  return { user, send, report, onChanged };
}

test('after Cancel the details are loaded again only if one was being saved: the provider may have saved it', async () => {
  const props = cardProps();
  render(<Details {...props} />);
  await press('Edit');
  await press('Cancel');
  expect(props.onChanged).not.toHaveBeenCalled();
  await press('Edit');
  await press('Save');
  await press('Cancel');
  expect(props.onChanged).toHaveBeenCalledOnce();
});

test('after Cancel the second step is loaded again only if a code was being checked', async () => {
  const props = cardProps();
  render(<Mfa {...props} />);
  await press('Set up authenticator app');
  await press('Cancel');
  expect(props.onChanged).not.toHaveBeenCalled();
  await press('Set up authenticator app');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await press('Continue');
  await press('Cancel');
  expect(props.onChanged).toHaveBeenCalledOnce();
});
