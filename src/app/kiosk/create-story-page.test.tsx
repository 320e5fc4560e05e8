import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Wizard } from '../../features/creation/wizard/Wizard';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { CreateStoryPage } from './create-story-page';

vi.mock('../providers', () => {
  const app = { launch: { mode: 'darktale' }, pageBusy: createWritable(false) };
  return { useApp: () => app };
});
vi.mock('./KioskFrame', () => ({
  KioskFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../creation/app-runs', () => ({ useKioskCreation: () => ({}), wizardDeps: () => ({}) }));
vi.mock('../../features/creation/wizard/Wizard', () => ({
  Wizard: ({ onCreated, onCreatingChange, onHome }: Parameters<typeof Wizard>[0]) => (
    <>
      <button type="button" onClick={() => onCreatingChange(true)}>
        Create
      </button>
      <button type="button" onClick={() => onCreatingChange(false)}>
        Fail
      </button>
      <button type="button" onClick={() => onCreated(lamp)}>
        Finish
      </button>
      <button type="button" onClick={onHome}>
        Home
      </button>
    </>
  ),
}));

const lamp = vi.hoisted(
  () =>
    ({
      name: 'CREATED',
      id: '1',
      subject: { title: 'The lamp that was afraid', language: 'en' },
    }) as const,
);
const visited: string[] = [];
const kiosk = fakeKiosk({ replacePage: (href) => void visited.push(href) });
const show = () => render(<CreateStoryPage />, { wrapper: inKiosk(kiosk) });

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  visited.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  await startI18n('en', en);
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('alertdialog', { name: 'Stop making your story?' });
const start = '#/';

test('a story that is finished takes the focus, since the visitor has waited minutes for it', () => {
  show();
  press('Finish');
  expect(screen.getByText('The lamp that was afraid')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your story is ready' }));
});

test('a story that is finished is known as this visitor’s own', () => {
  show();
  press('Finish');
  expect(kiosk.made.get('1')).toBe('story');
});

test('a story that is being made is left by Home only after a question', () => {
  show();
  press('Create');
  press('Home');
  press('Keep going');
  expect([question(), visited]).toEqual([null, []]);
  press('Home');
  press('Stop');
  expect(visited).toEqual([start]);
});

test.each(['Fail', 'Finish'])('the end of its making answers the question (%s)', (end) => {
  show();
  press('Create');
  press('Home');
  expect(question()).not.toBeNull();
  press(end);
  expect([question(), visited]).toEqual([null, []]);
});

test('before a story is made, and after it has failed, Home leaves at once', () => {
  show();
  press('Home');
  press('Create');
  press('Fail');
  press('Home');
  expect([question(), visited]).toEqual([null, [start, start]]);
});
