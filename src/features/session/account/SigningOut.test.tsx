import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../contract/service/errors';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { createAccount } from './account-deps.fixture';
import { DeleteAccount } from './Account';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

/** Sends the deletion of the account; the provider answers when the test says so. */
async function sendDeletion() {
  let answer: (response: object) => void = () => undefined;
  const { deps, session, devices } = createAccount({
    DeleteUser: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  const onDeleted = vi.fn<() => void>();
  render(<DeleteAccount deps={deps} onDeleted={onDeleted} />);
  fireEvent.click(button('Delete account'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ida' } });
  const dialog = screen.getByRole('dialog');
  await act(async () => void fireEvent.submit(screen.getByRole('textbox')));
  /** Tries every way to leave the dialog. */
  const leave = (): void => {
    fireEvent.click(button('Close'));
    fireEvent.click(button('Cancel'));
    fireEvent.click(dialog);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
  };
  return {
    ends: { onDeleted, forget: devices.remove, signOut: session.signOut },
    leave,
    answer: (response: object) => act(async () => answer(response)),
  };
}

test('a deletion that was sent cannot be cancelled: the provider may be carrying it out', async () => {
  const { ends, leave, answer } = await sendDeletion();
  expect(button('Cancel').getAttribute('aria-disabled')).toBe('true');
  leave();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await answer({});
  for (const end of Object.values(ends)) expect(end).toHaveBeenCalledOnce();
});

test('a deletion that failed can be cancelled', async () => {
  const { ends, answer } = await sendDeletion();
  await answer(new NetworkError('/'));
  expect(screen.getByRole('alert').textContent).toBe(en.account.failure.network);
  fireEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ends.onDeleted).not.toHaveBeenCalled();
});
