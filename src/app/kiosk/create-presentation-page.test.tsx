// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import type { CreationState } from '../../features/creation/run/state';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { CreatePresentationPage } from './create-presentation-page';

const { kiosk, run } = vi.hoisted(() => ({
  kiosk: { made: new Map<string, string>(), busy: { begin: () => () => undefined } },
  run: { get: (): unknown => undefined, subscribe: () => () => undefined, restart: () => undefined },
}));
vi.mock('../providers', () => ({
  useApp: () => ({ deployment: {}, api: {}, reachability: createWritable(true) }),
}));
vi.mock('./use-kiosk', () => ({ useKiosk: () => kiosk }));
vi.mock('./use-available-devices', () => ({ useAvailableDevices: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));
vi.mock('../../contract/deployment', () => ({ canRecord: () => false }));
vi.mock('../../platform/browser/media-query', () => ({ reducedMotion: createWritable(false) }));
vi.mock('../../features/creation/run/creation-run', () => ({ createCreationRun: () => run }));
vi.mock('../../features/kiosk/creation/CreationFlow', () => ({ CreationFlow: () => null }));

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a presentation that is finished is known as this visitor’s own', () => {
  const created: CreationState = { name: 'CREATED', id: '1' };
  run.get = () => created;
  render(<CreatePresentationPage />);
  expect([...kiosk.made]).toEqual([['1', 'presentation']]);
});
