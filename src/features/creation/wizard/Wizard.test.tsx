import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wizardOptions } from '../../../contract/creation/form-options';
import * as limits from '../../../contract/limits';
import { changeLanguage, startI18n, TextsProvider } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import sampleTitles from '../../../platform/i18n/locales/en/sample-titles.json';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { runCreation, tokenRead } from '../run/fake-stream.fixture';
import type { WizardDraft } from './draft';
import { emptyForm } from './state';
import { Wizard } from './Wizard';

beforeAll(fakeModalDialogs);
beforeEach(() => {
  window.scrollTo = () => undefined;
  return startI18n('en', en);
});
afterEach(cleanup);

const options = wizardOptions('app');
const form: WizardDraft['form'] = {
  ...emptyForm(options),
  step: 'review',
  title: 'The tower',
  email: 'ida@example.org',
  consent: true,
};

/** Shows the review of a form that is filled in, and sends it. `props` are those of a en.kiosk. */
async function send(
  props: Partial<ComponentProps<typeof Wizard>> = {},
  {
    hasNetwork = true,
    form: drafted = form,
    ...runDeps
  }: Parameters<typeof runCreation>[0] & {
    readonly hasNetwork?: boolean;
    readonly form?: WizardDraft['form'];
  } = {},
) {
  const fake = runCreation(runDeps);
  const written: unknown[] = [];
  const deps = {
    ...fake.deps,
    draft: {
      read: async () => ({ form: drafted, isUnderWay: false }),
      copy: () => undefined,
      write: async (value: unknown) => void written.push(value),
      remove: async () => undefined,
    },
    hasNetwork: () => hasNetwork,
    loadTitles: async () => sampleTitles,
    random: () => 0,
    reducedMotion: { get: () => true, subscribe: () => () => undefined },
  };
  render(
    <Wizard
      kind="STORY"
      heading="Create a story"
      deps={deps}
      background={null}
      tools={null}
      onHome={() => undefined}
      onCreated={() => undefined}
      onCreatingChange={() => undefined}
      {...props}
    />,
    { wrapper: TextsProvider },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Create story' }));
  await act(tokenRead);
  return { ...fake, stored: () => written.at(-1) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const ida = { name: 'Ida', looks: { hair: 'red', glasses: true } } as const;

test.each([
  [{ ...ida, name: ' Ida ' }, ida],
  [{ ...ida, name: '' }, undefined],
])('of %j the service gets %j', async (hero, sent) => {
  const { stream } = await send({}, { form: { ...form, hero } });
  act(() => stream().open());
  const [frame] = stream().sent;
  expect(frame).toMatchObject({ type: 'create-presentation-simple' });
  expect(Reflect.get(Object(frame), 'hero')).toEqual(sent);
});

test.each([
  ['title or its name', ida, /Another title or another name may work/],
  ['title', form.hero, /Another title may work/],
])('a story that is denied may get another %s', async (_, hero, hint) => {
  const { stream } = await send({}, { form: { ...form, hero } });
  act(() => stream().open());
  act(() => stream().frame({ type: 'abort', message: 'no', flaggingInformation: null }));
  expect(screen.getByText(hint)).toBeTruthy();
});

test.each<[string, (run: Awaited<ReturnType<typeof send>>) => void]>([
  ['the connection is lost', ({ stream }) => stream().lose()],
  ['the time is up', ({ clock }) => clock.pass(limits.creationRun.timeLimit)],
])('after %s the draft says that the story may still arrive, until one begins again', async (_, end) => {
  const run = await send();
  act(() => run.stream().open());
  await act(tokenRead);
  act(() => end(run));
  await act(tokenRead);
  expect(screen.getByText(/Your story may still arrive/)).toBeTruthy();
  expect(run.stored()).toEqual({ form, isUnderWay: true });
  press('Change what I entered');
  await act(tokenRead);
  expect(run.stored()).toEqual({ form, isUnderWay: false });
});

test('a story that was asked for in another language than the interface has at its end keeps its own', async () => {
  const onCreated = vi.fn<ComponentProps<typeof Wizard>['onCreated']>();
  const { stream } = await send({ onCreated });
  await act(() => changeLanguage('de'));
  act(() => stream().open());
  act(() => stream().frame({ type: 'created-presentation', url: '', id: '8' }));
  expect(stream().sent).toMatchObject([{ language: 'English' }]);
  expect(onCreated.mock.calls).toEqual([['8', 'The tower', 'en']]);
});

test('a story that the service has refused cannot arrive any more', async () => {
  const run = await send();
  act(() => run.stream().open());
  await act(tokenRead);
  act(() => run.stream().frame({ type: 'error', message: 'out of paint' }));
  await act(tokenRead);
  expect(run.stored()).toEqual({ form, isUnderWay: false });
});

test.each<[string, (run: Awaited<ReturnType<typeof send>>) => void]>([
  ['connection is lost', ({ stream }) => stream().lose()],
  ['time is up', ({ clock }) => clock.pass(limits.creationRun.timeLimit)],
])('a request that has not left when the %s leaves no mark in the draft', async (_, end) => {
  const run = await send();
  act(() => end(run));
  await act(tokenRead);
  expect(screen.getByText(/cannot be reached right now/)).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
  expect(run.stored()).toBeUndefined();
});

test('a story that cannot be sent without a session says so, and what was entered is kept', async () => {
  const run = await send({}, { accessToken: async () => undefined });
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeTruthy();
  expect(screen.getByText(/no longer signed in/)).toBeTruthy();
  expect(run.streams).toEqual([]);
  press('Change what I entered');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ida@example.org');
});

test('a kiosk says itself how a run has failed, and what can be done', async () => {
  const run = await send({
    kiosk: {
      renderFailed: ({ run: failed, isOffline, onRetry, onRestart }) => (
        <>
          <p>{`${failed.name}, offline: ${isOffline}`}</p>
          <button type="button" onClick={onRetry}>
            Once more
          </button>
          <button type="button" onClick={() => onRestart('title')}>
            Another one
          </button>
        </>
      ),
    },
  });
  act(() => run.stream().open());
  act(() => run.clock.pass(limits.creationRun.timeLimit));
  expect(screen.getByText('TIMEOUT, offline: false')).toBeTruthy();
  expect(screen.queryByText(/may still arrive|is kept/)).toBeNull();
  press('Once more');
  await act(tokenRead);
  expect(run.streams).toHaveLength(2);
  act(() => run.stream().lose());
  await act(tokenRead);
  press('Another one');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'The tower');
});

test.each([
  ['the app says that what was entered is kept', {}, /Everything you entered is kept/],
  [
    'a kiosk, which keeps nothing, does not',
    { kiosk: { renderFailed: () => null } },
    en.kiosk.creation.offline,
  ],
])('without a network nothing is sent: %s', async (_, props, text) => {
  const run = await send(props, { hasNetwork: false });
  expect(run.streams).toEqual([]);
  const alert = screen.getByRole('alert');
  expect(screen.getByText(text)).toBe(alert);
});
