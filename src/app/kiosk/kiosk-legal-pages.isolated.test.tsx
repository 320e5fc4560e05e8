import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { KioskPrivacyPage } from './kiosk-legal-pages';

vi.mock('../providers', () => ({
  useApp: () => ({
    deployment: {
      legal: { operator: 'The museum', address: [], privacyChanged: '2024-09-10' },
      contacts: { external: 'help@museum.example.com', internal: 'staff@museum.example.com' },
    },
  }),
}));

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('the privacy notice of a kiosk opens no mail program, and promises nothing of a device of one’s own', () => {
  render(<KioskPrivacyPage />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('help@museum.example.com').className).toBe('kiosk-address');
  expect(screen.queryByText(/stay on this device/)).toBeNull();
  expect(screen.getByText(/forgets everything you did here/)).toBeDefined();
  expect(screen.getByText(/10 September 2024/)).toBeDefined();
});
