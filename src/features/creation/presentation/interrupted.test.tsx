// What the form says while another tab makes a presentation, and of one that may still arrive.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import personalities from '../../../platform/i18n/locales/en/personalities.json';
import { tokenRead } from '../run/fake-stream.fixture';
import { draftOfForm, type PresentationDraft } from './draft';
import { emptyForm } from './form';
import { showCreatePresentation } from './show-create-presentation.fixture';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('the draft says that a presentation may still arrive until this tab holds the lock to make another', async () => {
  const form = emptyForm(personalities, 'en');
  const draft = draftOfForm(
    { ...form, settings: { ...form.settings, title: 'Why bees dance' } },
    'Why bees dance',
  );
  const locks: (() => void)[] = [];
  const page = await showCreatePresentation({ draft, acquireLock: async () => locks[0] });
  fireEvent.click(page.create());
  await act(tokenRead);
  expect(page.streams).toHaveLength(0);
  expect(page.written).toEqual([]);
  locks.push(() => undefined);
  fireEvent.click(page.create());
  await act(tokenRead);
  expect(page.streams).toHaveLength(1);
  expect(page.written).toEqual([{ ...draft, underWay: undefined }]);
});

test.each<[string, (page: Awaited<ReturnType<typeof showCreatePresentation>>) => void]>([
  ['the connection is lost', ({ stream }) => stream().lose()],
  ['the time is up', ({ clock }) => clock.pass(limits.creationRun.timeLimit)],
])(
  'after %s the draft says that the presentation may still arrive, until the form is shown again',
  async (_, end) => {
    const page = await showCreatePresentation();
    page.pick('Title', 'Why bees dance');
    fireEvent.click(page.create());
    await act(tokenRead);
    act(() => page.stream().open());
    await act(tokenRead);
    act(() => end(page));
    await act(tokenRead);
    expect(screen.getByText(/may still arrive/)).toBeTruthy();
    expect(page.written.at(-1)).toMatchObject({ underWay: 'Why bees dance' });
    fireEvent.click(screen.getByRole('button', { name: 'try with a different prompt' }));
    await act(tokenRead);
    expect(page.written.at(-1)).toMatchObject({ underWay: undefined });
  },
);

test('a request that has not left in 5 minutes cannot arrive, and leaves no mark in the draft', async () => {
  const page = await showCreatePresentation();
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await act(tokenRead);
  act(() => page.clock.pass(limits.creationRun.timeLimit));
  expect(screen.getByRole('heading', { name: 'Loading timeout' })).toBeTruthy();
  expect(screen.getByText(/within 5 minutes/)).toBeTruthy();
  expect(screen.getByText(/cannot be reached right now/)).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
  expect(page.written.at(-1)).toMatchObject({ underWay: undefined });
});

test.each<[string, (draft: PresentationDraft) => PresentationDraft | undefined, boolean]>([
  ['made it', () => undefined, false],
  ['failed', (draft) => ({ ...draft, underWay: undefined }), false],
  ['lost its connection', (draft) => draft, true],
])(
  'once the other tab has %s, the form says whether its presentation may still arrive, and writes nothing',
  async (_, leave, mayArrive) => {
    const { settings, ...form } = emptyForm(personalities, 'en');
    const title = 'Why bees dance';
    const draft = draftOfForm({ ...form, settings: { ...settings, title } }, title);
    let stored: PresentationDraft | undefined = draft;
    let finish = (): void => undefined;
    const page = await showCreatePresentation({
      readDraft: () => stored,
      acquireLock: async () => undefined,
      whenLockIsFree: (_signal, onFree) => (finish = onFree),
    });
    await act(tokenRead);
    expect(screen.queryByText(/in another tab right now/)).not.toBeNull();
    stored = leave(draft);
    finish();
    await act(tokenRead);
    expect(screen.queryByText(/in another tab right now/)).toBeNull();
    expect(screen.queryByText(/may still arrive/) !== null).toBe(mayArrive);
    expect(page.written).toEqual([]);
    page.pick('Title', 'Why wasps do not');
    expect(page.written).toMatchObject([{ underWay: mayArrive ? title : undefined }]);
  },
);

test('another tab may make a presentation once the draft says how this one has ended, or the page is left', async () => {
  let isHeld = false;
  const acquireLock = async () => {
    isHeld = true;
    return () => {
      isHeld = false;
    };
  };
  const page = await showCreatePresentation({ acquireLock });
  page.pick('Title', 'Why bees dance');
  const start = async () => {
    fireEvent.click(page.create());
    await act(tokenRead);
    act(() => page.stream().open());
    await act(tokenRead);
  };
  await start();
  expect(isHeld).toBe(true);
  let finish = (): void => undefined;
  page.holdWrites(new Promise((done) => (finish = done)));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(tokenRead);
  expect([page.written.at(-1), isHeld]).toMatchObject([{ underWay: undefined }, true]);
  finish();
  await act(tokenRead);
  expect(isHeld).toBe(false);

  await start();
  expect(isHeld).toBe(true);
  page.unmount();
  await tokenRead();
  expect(isHeld).toBe(false);
});

test('that another tab makes a presentation is said until that tab has finished', async () => {
  const waits: { readonly signal: AbortSignal; readonly onFree: () => void }[] = [];
  const page = await showCreatePresentation({
    acquireLock: async () => undefined,
    whenLockIsFree: (signal, onFree) => void waits.push({ signal, onFree }),
  });
  page.pick('Title', 'Why bees dance');
  const notice = () => screen.queryByText(/in another tab right now/);
  // A screen reader follows a line that was there before; the form is long, so it is beside the button that was pressed.
  const line = page.create().nextElementSibling;
  expect(line?.getAttribute('aria-live')).toBe('polite');
  const create = async () => {
    fireEvent.click(page.create());
    await act(tokenRead);
  };
  await create();
  await create();
  expect(notice()).toBe(line);
  expect(page.create().getAttribute('aria-describedby')).toBe(line?.id);
  expect(waits).toHaveLength(1);
  page.pick('Title', '');
  expect(line?.textContent).toMatch(/^The title needs .* in another tab right now/);
  page.pick('Title', 'Why bees dance');
  waits[0]?.onFree();
  await act(tokenRead);
  expect(notice()).toBeNull();

  await create();
  expect(notice()).not.toBeNull();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  page.unmount();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('the focus stays on the button while the lock is asked for, and when another tab holds it', async () => {
  const locks: (() => void)[] = [];
  const answers: (() => void)[] = [];
  const page = await showCreatePresentation({
    acquireLock: () => new Promise((resolve) => answers.push(() => resolve(locks[0]))),
  });
  page.pick('Title', 'Why bees dance');
  const create = () => {
    page.create().focus();
    fireEvent.click(page.create());
  };
  create();
  await act(tokenRead);
  expect(document.activeElement).toBe(page.create());
  answers[0]?.();
  await act(tokenRead);
  expect(screen.queryByText(/in another tab right now/)).not.toBeNull();
  expect(document.activeElement).toBe(page.create());

  locks.push(() => undefined);
  create();
  answers[1]?.();
  await act(tokenRead);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});
