// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wizard } from '../../features/creation/wizard/Wizard';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { kiosk } from '../../platform/i18n/locales/en/kiosk';
import { createWritable } from '../../contract/readable';
import { CreateStoryPage } from './create-story-page';

vi.mock('../providers', () => ({
  useApp: () => ({ launch: { mode: 'darktale' }, pageBusy: createWritable(false) }),
}));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));
vi.mock('./KioskFrame', () => ({
  KioskFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../creation/wizard-deps', () => ({ wizardDeps: () => ({}) }));
vi.mock('../../features/creation/wizard/Wizard', () => ({
  Wizard: ({ onCreated }: Parameters<typeof Wizard>[0]) => (
    <button type="button" onClick={() => onCreated('1', 'The lamp that was afraid')}>
      Finish
    </button>
  ),
}));

const made = vi.hoisted(() => new Map<string, string>());
vi.mock('./use-kiosk', () => ({ useKiosk: () => ({ made }) }));

beforeEach(async () => {
  made.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  await startI18n('en', { ...en, kiosk });
});
afterEach(cleanup);

test('a story that is finished takes the focus, since the visitor has waited minutes for it', () => {
  render(<CreateStoryPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByText('The lamp that was afraid')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your story is ready' }));
});

test('a story that is finished is known as this visitor’s own', () => {
  render(<CreateStoryPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect([...made]).toEqual([['1', 'story']]);
});
