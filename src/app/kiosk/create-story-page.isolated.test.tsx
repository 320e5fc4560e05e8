import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { runCreation, tokenRead } from '../../features/creation/run/fake-stream.fixture';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { noDraft } from '../../platform/storage/drafts';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import type * as AppRuns from '../creation/app-runs';
import { themes } from '../deployment/themes';
import { CreateStoryPage } from './create-story-page';

const world = vi.hoisted(() => ({ creation: {} }));
vi.mock('../providers', () => {
  const app = {
    launch: { mode: 'darktale' },
    deployment: { companyLink: { url: 'https://www.example.com', label: 'Example' } },
    pageBusy: createWritable(false),
  };
  return { useApp: () => app, useTheme: () => themes.tng };
});
vi.mock('../creation/app-runs', async (original) => ({
  ...(await original<typeof AppRuns>()),
  useKioskCreation: () => world.creation,
}));

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.getAnimations = () => [];
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await startI18n('en', en);
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Fills the wizard in and sends it; returns the stream of its run. */
async function askForStory() {
  const { run, stream } = runCreation();
  world.creation = { run, draft: noDraft, report: () => undefined };
  const kiosk = fakeKiosk();
  const router = createRouter({
    routeTree: createRootRoute({ component: CreateStoryPage }),
    history: createMemoryHistory(),
  });
  await act(async () => void render(<RouterProvider router={router} />, { wrapper: inKiosk(kiosk) }));
  await screen.findByRole('button', { name: 'Next' });
  for (let step = 0; step < 3; step += 1) press('Next');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'The lamp that was afraid' } });
  press('Next');
  press('Create story');
  await act(tokenRead);
  act(() => stream().open());
  return { kiosk, stream };
}

test('a story that is finished takes the focus, and is known as this visitor’s own', async () => {
  const { kiosk, stream } = await askForStory();
  act(() => stream().frame({ type: 'created-presentation', url: '', id: '8' }));
  // The robot cheers first.
  const heading = await screen.findByRole('heading', { name: 'Your story is ready.' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('The lamp that was afraid')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('#/dark-tales/read/8');
  expect(kiosk.made.get('8')).toBe('story');
});

test('a run that fails while the visitor is asked whether to stop it answers the question, and says so first', async () => {
  const { stream } = await askForStory();
  act(() => stream().frame({ type: 'progress', message: 'Started generation' }));
  press('Home');
  const question = screen.getByRole('alertdialog');
  question.tabIndex = -1;
  // A modal dialog keeps the focus, which jsdom does not know.
  document.addEventListener('focusin', ({ target }) => {
    if (question.isConnected && target instanceof Node && !question.contains(target)) question.focus();
  });
  act(() => stream().frame({ type: 'error', message: 'out of paint' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});
