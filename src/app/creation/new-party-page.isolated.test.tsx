// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import type { CreateParty } from '../../features/creation/CreateParty';
import { report } from '../../platform/browser/report';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { NewPartyPage } from './new-party-page';

vi.mock('../providers', () => {
  const app = { deployment: { mediaOrigins: [] }, pageBusy: createWritable(false) };
  return { useApp: () => app };
});
vi.mock('../session/Guard', () => ({
  Guard: ({ children }: { readonly children: ReactNode }) => children,
  SignInGate: () => null,
}));
vi.mock('./app-runs', () => ({ useAppCreation: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));
vi.mock('../shell/PageFrame', () => ({ PageFrame: () => null }));
vi.mock('../../platform/browser/report');
vi.mock('../../features/viewer/PartySteps', () => ({
  get PartySteps(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
const ends = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../features/creation/CreateParty', () => ({
  CreateParty: function Making({ renderSteps }: ComponentProps<typeof CreateParty>) {
    // As the real one ends its run.
    useEffect(() => ends, []);
    return renderSteps({
      initialPrompt: 'A bear',
      changePrompt: '',
      steps: [],
      tools: <button type="button">Cancel</button>,
    });
  },
}));

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a party that is being made goes on when the code that shows its pictures cannot be loaded', async () => {
  render(<NewPartyPage />);
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dallic Party' })).toBeDefined();
  expect(report).toHaveBeenCalledTimes(1);
  expect(ends).not.toHaveBeenCalled();
});
