import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wizardOptions } from '../../../contract/creation/choices';
import * as limits from '../../../contract/limits';
import { NetworkError } from '../../../contract/service/errors';
import { changeLanguage, startI18n, TextsProvider } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import sampleTitles from '../../../platform/i18n/locales/en/sample-titles.json';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { fakeDevice, runCreation, tokenRead } from '../run/fake-stream.fixture';
import { emptyForm, type WizardForm } from './wizard-form';
import { Wizard, type WizardPolicy } from './Wizard';

beforeAll(fakeModalDialogs);
beforeEach(() => {
  window.scrollTo = () => undefined;
  return startI18n('en', en);
});
afterEach(cleanup);

const options = wizardOptions('app');
const form: WizardForm = {
  ...emptyForm(options),
  step: 'review',
  title: 'The tower',
  email: 'ida@example.org',
  consent: true,
};

const kioskPolicy: WizardPolicy = {
  options: wizardOptions('kiosk'),
  keepsDraft: false,
  canCancel: false,
  renderFailed: () => null,
};

/** Shows the review of a form that is filled in, and sends it. A kiosk's `props` have its policy. */
async function send(
  props: Partial<ComponentProps<typeof Wizard>> = {},
  {
    hasNetwork = true,
    form: drafted = form,
    prefersReducedMotion = true,
    ...runDeps
  }: Parameters<typeof runCreation>[0] & {
    readonly hasNetwork?: boolean;
    readonly form?: WizardForm;
    readonly prefersReducedMotion?: boolean;
  } = {},
) {
  const device = fakeDevice();
  await device.draft.write({ form: drafted });
  const fake = runCreation({ ...(props.policy === undefined ? { memory: device.memory } : {}), ...runDeps });
  const deps = {
    ...fake.deps,
    run: fake.run,
    draft: device.draft,
    hasNetwork: () => hasNetwork,
    loadTitles: async () => sampleTitles,
    random: () => 0,
    pictureUrlOf: (imageUrl: string) => imageUrl,
    reducedMotion: { get: () => prefersReducedMotion, subscribe: () => () => undefined },
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
  return { ...fake, device };
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

const started = { type: 'progress', message: 'Started generation' } as const;

test('a story that is not heard of any more may still arrive, until one begins again', async () => {
  const run = await send();
  act(() => run.stream().frame(started));
  await act(tokenRead);
  act(() => run.clock.pass(limits.creationRun.timeLimit));
  expect(screen.getByText(/Your story may still arrive/)).toBeTruthy();
  expect(run.device.record.held()).toMatchObject({ hasStarted: true });
  press('Change what I entered');
  await act(tokenRead);
  expect([run.device.record.held(), run.device.draft.held()]).toEqual([undefined, { form }]);
});

test('a story whose stream is lost goes on, and is there as soon as the service says so', async () => {
  const onCreated = vi.fn<ComponentProps<typeof Wizard>['onCreated']>();
  const run = await send({ onCreated });
  run.device.answer(new NetworkError('/api/run'));
  act(() => run.stream().open());
  act(() => run.stream().frame(started));
  act(() => run.stream().lose());
  await act(tokenRead);
  expect(screen.getByRole('heading', { name: 'Your story may still arrive' })).toBe(document.activeElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  const answer = async (...said: Parameters<typeof run.device.answer>) => {
    run.device.answer(...said);
    act(() => run.clock.pass(limits.creationRun.askInterval));
    await act(tokenRead);
  };
  await answer({ state: 'running' });
  expect(screen.getByText('“The tower” is still being made.', { exact: false })).toBeTruthy();
  await answer({ state: 'finished', id: '8' });
  expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ id: '8' }));
});

test('the robot cheers before a story opens; a page that is left meanwhile opens none', async () => {
  const onCreated = vi.fn<ComponentProps<typeof Wizard>['onCreated']>();
  const finish = async () => {
    const run = await send({ onCreated }, { prefersReducedMotion: false });
    act(() => run.stream().open());
    act(() => run.stream().frame({ type: 'created-presentation', url: '', id: '8' }));
    return run;
  };
  const left = await finish();
  expect(document.querySelector('[data-cheers]')).not.toBeNull();
  cleanup();
  left.clock.pass(800);
  expect(onCreated).not.toHaveBeenCalled();
  const watched = await finish();
  act(() => watched.clock.pass(800));
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '8' }));
});

test('a story that waits says its place, and Cancel closes its stream as cancelled', async () => {
  const { stream, clock } = await send();
  act(() => stream().frame({ type: 'progress', message: '', data: { type: 'queue', place: 2 } }));
  act(() => clock.pass(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^You’re number 2 in the queue/)).toBeTruthy();
  press('Cancel');
  expect(stream().isCancelled()).toBe(true);
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ida@example.org');
});

test('where the service does not answer at once, an overlay says that the idea has arrived', async () => {
  const { stream, clock } = await send();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => clock.pass(600));
  expect(screen.getByRole('dialog').textContent).toContain(en.creation.waiting.received.one);
  act(() => stream().frame(started));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving the page does not cancel its story, but in a kiosk', async () => {
  const app = await send();
  cleanup();
  expect([app.run.get().name, app.stream().isClosed()]).toEqual(['CREATING', false]);
  app.run.restart();
  const kiosk = await send({ policy: kioskPolicy });
  cleanup();
  expect([kiosk.run.get().name, kiosk.stream().isCancelled()]).toEqual(['IDLE', true]);
});

test('a story that was asked for in another language than the interface has at its end keeps its own', async () => {
  const onCreated = vi.fn<ComponentProps<typeof Wizard>['onCreated']>();
  // Only texts that every bundle has in German, too.
  await startI18n('en', { app: en.app, creation: en.creation });
  const { stream } = await send({ onCreated });
  await act(() => changeLanguage('de'));
  act(() => stream().open());
  act(() => stream().frame({ type: 'created-presentation', url: '', id: '8' }));
  expect(stream().sent).toMatchObject([{ language: 'English' }]);
  expect(onCreated.mock.calls).toEqual([
    [{ name: 'CREATED', id: '8', subject: { title: 'The tower', language: 'en' } }],
  ]);
});

test('a story that the service has refused cannot arrive any more', async () => {
  const run = await send();
  act(() => run.stream().open());
  await act(tokenRead);
  act(() => run.stream().frame({ type: 'error', message: 'out of paint' }));
  await act(tokenRead);
  expect([run.device.record.held(), run.device.draft.held()]).toEqual([undefined, { form }]);
});

test.each<[string, (run: Awaited<ReturnType<typeof send>>) => void]>([
  ['connection is lost', ({ stream }) => stream().lose()],
  ['time is up', ({ clock }) => clock.pass(limits.creationRun.timeLimit)],
])('a story that the service has not started when the %s cannot arrive', async (_, end) => {
  const run = await send();
  act(() => end(run));
  await act(tokenRead);
  expect(screen.getByText(/can’t be reached right now/)).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
  expect(run.device.record.held()).toBeUndefined();
});

test('a story that cannot be sent without a session says so, and the entries are kept', async () => {
  const run = await send({}, { accessToken: async () => undefined });
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeTruthy();
  expect(screen.getByText(/no longer signed in/)).toBeTruthy();
  expect(run.streams).toEqual([]);
  press('Change what I entered');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ida@example.org');
});

test('a kiosk says itself how a run has failed, and what can be done', async () => {
  const run = await send({
    policy: {
      ...kioskPolicy,
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
  act(() => run.stream().frame(started));
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
  ['the app says that the entries are kept', {}, /Everything you entered is kept/],
  ['a kiosk, which keeps nothing, does not', { policy: kioskPolicy }, en.kiosk.creation.offline],
])('without a network nothing is sent: %s', async (_, props, text) => {
  const run = await send(props, { hasNetwork: false });
  expect(run.streams).toEqual([]);
  const alert = screen.getByRole('alert');
  expect(screen.getByText(text)).toBe(alert);
});
