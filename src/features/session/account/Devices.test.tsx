import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NetworkError } from '../../../contract/service/errors';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { createAccount } from './account-deps.fixture';
import { Devices } from './Devices';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Shows two pages of devices, one after the other; the first one cannot be loaded at first. */
async function show() {
  let isOffline = true;
  const listed = (key: string) => ({
    DeviceKey: key,
    DeviceAttributes: [{ Name: 'device_name', Value: key }],
  });
  const { deps } = createAccount({
    ListDevices: (request) => {
      if (isOffline) return new NetworkError('/');
      return 'PaginationToken' in request
        ? { Devices: [listed('Phone')] }
        : { Devices: [listed('Tablet')], PaginationToken: 'more' };
    },
  });
  await act(async () => void render(<Devices deps={deps} />));
  return {
    goOnline: () => {
      isOffline = false;
    },
  };
}

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });

test('the focus moves to the heading after Try again, and to the first device that Show more adds', async () => {
  const { goOnline } = await show();
  goOnline();
  await press('Try again');
  expect(document.activeElement?.textContent).toBe('Devices');
  await press('Show more');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Details');
  expect(document.activeElement?.closest('li')?.textContent).toContain('Phone');
});

test('the next devices are loaded when the last of those that are shown is forgotten', async () => {
  const { goOnline } = await show();
  goOnline();
  await press('Try again');
  await press('Remove');
  expect(screen.getByText('Phone')).toBeDefined();
  expect(screen.queryByText('No devices yet.')).toBeNull();
  await press('Remove');
  expect(screen.getByText('No devices yet.')).toBeDefined();
});
