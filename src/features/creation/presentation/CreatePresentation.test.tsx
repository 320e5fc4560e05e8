// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { personalities } from '../../../platform/i18n/locales/en/personalities';
import { runCreation, tokenRead } from '../run/fake-stream.fixture';
import { draftOfForm, type PresentationDraft } from './draft';
import { emptyForm } from './form';
import { CreatePresentation } from './CreatePresentation';
import type { PersonMediaSlotProps, PresentationDeps } from './use-presentation';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const image = 'data:image/jpeg;base64,AA';
const audio = 'data:audio/mp3;base64,AA';

interface Shown {
  readonly hasSlot?: boolean;
  /** What the device holds of an earlier form. */
  readonly draft?: PresentationDraft;
  /** Reads it, where another tab changes it. */
  readonly readDraft?: () => PresentationDraft | undefined;
  readonly acquireLock?: PresentationDeps['acquireLock'];
  readonly whenLockIsFree?: PresentationDeps['whenLockIsFree'];
}

/** Shows the page, with or without a slot for picture and voice, once its form is there. */
async function show({
  hasSlot = true,
  draft,
  readDraft = () => draft,
  acquireLock = async () => () => undefined,
  whenLockIsFree = () => undefined,
}: Shown = {}) {
  const fake = runCreation();
  const written: unknown[] = [];
  let held = Promise.resolve();
  /** Lets the next writes finish with this promise. */
  const holdWrites = (until: Promise<void>) => void (held = until);
  const slots: PersonMediaSlotProps[] = [];
  const created: string[] = [];
  const deps = {
    ...fake.deps,
    acquireLock,
    whenLockIsFree,
    draft: {
      read: async () => readDraft(),
      copy: () => undefined,
      write: (value: unknown) => {
        written.push(value);
        return held;
      },
      remove: async () => undefined,
    },
    loadPersonalities: async () => personalities,
    newTopic: async () => 'Tides',
  };
  const slot = (props: PersonMediaSlotProps) => {
    slots.push(props);
    return <p>Upload and recorder</p>;
  };
  const { unmount } = render(
    <CreatePresentation
      deps={deps}
      homeHref="#/"
      presentationsHref="#/list-presentations"
      pictureUrlOf={() => undefined}
      renderPersonMedia={hasSlot ? slot : undefined}
      onCreatingChange={() => undefined}
      onCreated={(id) => void created.push(id)}
    />,
  );
  await screen.findByRole('form');
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const create = () => screen.getByRole('button', { name: 'Create presentation' });
  const record = (media: PersonMediaSlotProps['media']) => act(() => slots.at(-1)?.onChange(media));
  return { ...fake, written, holdWrites, slots, created, pick, create, record, unmount };
}

test('as oneself both picture and voice are needed; they are uploaded first and never stored (spec contract §2)', async () => {
  const page = await show();
  page.pick('Title', 'Why bees dance');
  page.pick('Personality', 'you');
  page.pick('Name', 'Ida');
  expect(screen.getByText('no recording')).toBeTruthy();
  expect(page.create()).toHaveProperty('disabled', true);
  page.record({ image });
  expect(screen.getByText('no recording')).toBeTruthy();
  page.record({ image, audio });
  expect(screen.queryByText('no recording')).toBeNull();
  expect(page.create()).toHaveProperty('disabled', false);

  fireEvent.click(page.create());
  await act(tokenRead);
  expect(page.uploads.map(({ person }) => person)).toEqual([{ imageData: image, audioData: audio }]);
  expect(page.streams).toHaveLength(0);
  page.uploads[0]?.finish({ imageFile: 'persons/1/image.jpg', audioFile: 'persons/1/audio.mp3' });
  await act(tokenRead);
  expect(page.stream().sent).toMatchObject([
    {
      type: 'create-presentation',
      person: { name: 'Ida', image: 'persons/1/image.jpg', audio: 'persons/1/audio.mp3' },
    },
  ]);
  act(() => page.stream().frame({ type: 'created-presentation', url: 'x', id: '8' }));
  expect(page.created).toEqual(['8']);
  expect(page.written.length).toBeGreaterThan(0);
  expect(JSON.stringify(page.written)).not.toContain('data:');
});

test('of one’s own picture and voice, one alone is not sent, and the form says so', async () => {
  const page = await show();
  page.pick('Title', 'Why bees dance');
  page.record({ image });
  expect(screen.getByText('You need both a picture and a voice. One of them is still missing.')).toBeTruthy();
  fireEvent.click(page.create());
  await act(tokenRead);
  expect(page.uploads).toHaveLength(0);
  expect(JSON.stringify(page.stream().sent)).not.toContain('data:');
});

test('without upload and recorder nobody can present as oneself', async () => {
  await show({ hasSlot: false });
  expect(screen.queryByRole('option', { name: 'Myself' })).toBeNull();
  expect(screen.getAllByRole('option', { name: /./ }).map(({ textContent }) => textContent)).toContain(
    'Nerd',
  );
});

test('picture and voice cannot be changed while a person is made up', async () => {
  const page = await show();
  expect(page.slots.at(-1)?.isReadOnly).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Auto-fill' }));
  await act(tokenRead);
  expect(page.slots.at(-1)?.isReadOnly).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel auto-fill' }));
  expect(page.slots.at(-1)?.isReadOnly).toBe(false);
  expect(page.stream().isClosed()).toBe(true);
});

test('a run without a result ends with TIMEOUT after 5 minutes and keeps all that was entered (spec screens §11)', async () => {
  const page = await show();
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await act(tokenRead);
  act(() => page.stream().open());
  act(() => page.clock.pass(limits.creationRun.timeLimit - limits.creationRun.progressTick));
  expect(screen.getByText('4:59 so far')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveProperty('value', 100);
  act(() => page.clock.pass(limits.creationRun.progressTick));
  expect(screen.getByRole('heading', { name: 'Loading timeout' })).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'try again?' }));
  await act(tokenRead);
  expect(page.streams).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Why bees dance');
  expect(screen.getByLabelText('Title')).toBe(document.activeElement);
  expect([page.stream().isClosed(), page.clock.running]).toEqual([true, 0]);
});

test('the draft says that a presentation may still arrive until this tab holds the lock to make another', async () => {
  const form = emptyForm(personalities, 'en');
  const draft = draftOfForm(
    { ...form, settings: { ...form.settings, title: 'Why bees dance' } },
    'Why bees dance',
  );
  const locks: (() => void)[] = [];
  const page = await show({ draft, acquireLock: async () => locks[0] });
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

test('a voice that fits the language is taken by a button, which leaves the focus on the language', async () => {
  const page = await show();
  page.pick('Speaker', 'english-olivia');
  page.pick('Language', 'German');
  const use = screen.getByRole('button', { name: /^Use .* instead$/ });
  use.focus();
  fireEvent.click(use);
  expect(screen.queryByRole('button', { name: /^Use .* instead$/ })).toBeNull();
  expect(screen.getByLabelText('Language')).toBe(document.activeElement);
});

test.each<[string, (page: Awaited<ReturnType<typeof show>>) => void]>([
  ['the connection is lost', ({ stream }) => stream().lose()],
  ['the time is up', ({ clock }) => clock.pass(limits.creationRun.timeLimit)],
])(
  'after %s the draft says that the presentation may still arrive, until the form is shown again',
  async (_, end) => {
    const page = await show();
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
  const page = await show();
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
    const page = await show({
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
  const page = await show({ acquireLock });
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
  const page = await show({
    acquireLock: async () => undefined,
    whenLockIsFree: (signal, onFree) => void waits.push({ signal, onFree }),
  });
  page.pick('Title', 'Why bees dance');
  const notice = () => screen.queryByText(/in another tab right now/);
  const create = async () => {
    fireEvent.click(page.create());
    await act(tokenRead);
  };
  await create();
  await create();
  expect(notice()).not.toBeNull();
  expect(waits).toHaveLength(1);
  waits[0]?.onFree();
  await act(tokenRead);
  expect(notice()).toBeNull();

  await create();
  expect(notice()).not.toBeNull();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  page.unmount();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
