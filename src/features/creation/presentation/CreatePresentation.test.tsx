import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personalities } from '../../../contract/creation/speakers';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import * as limits from '../../../contract/limits';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { tokenRead } from '../run/fake-stream.fixture';
import { showCreatePresentation } from './show-create-presentation.fixture';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const image = 'data:image/jpeg;base64,AA';
const audio = 'data:audio/mp3;base64,AA';

test('as oneself both picture and voice are needed; they are uploaded first and never stored (spec contract §2)', async () => {
  const page = await showCreatePresentation();
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
  expect(page.device.draft.held()).toBeDefined();
  expect(JSON.stringify([page.device.draft.held(), page.device.record.held()])).not.toContain('data:');
  act(() => page.stream().frame({ type: 'created-presentation', url: 'x', id: '8' }));
  expect(page.created).toEqual(['8']);
});

test('of one’s own picture and voice, one alone is not sent, and the form says so', async () => {
  const page = await showCreatePresentation();
  page.pick('Title', 'Why bees dance');
  page.record({ image });
  expect(screen.getByText('You need both a picture and a voice. One of them is still missing.')).toBeTruthy();
  fireEvent.click(page.create());
  await act(tokenRead);
  expect(page.uploads).toHaveLength(0);
  expect(JSON.stringify(page.stream().sent)).not.toContain('data:');
});

test('the form shows the offered personalities and two of one’s own, and no hidden one (spec contract §1)', async () => {
  await showCreatePresentation();
  const shown = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Personality' }).options];
  const offered = personalities.filter(({ showInFrontend }) => showInFrontend).map(({ value }) => value);
  expect(shown.map(({ value }) => value)).toEqual([...offered, 'custom', 'you']);
});

test('without upload and recorder nobody can present as oneself', async () => {
  await showCreatePresentation({ hasSlot: false });
  expect(screen.queryByRole('option', { name: 'Myself' })).toBeNull();
  expect(screen.getAllByRole('option', { name: /./ }).map(({ textContent }) => textContent)).toContain(
    'Nerd',
  );
});

test('picture and voice cannot be changed while a person is made up', async () => {
  const page = await showCreatePresentation();
  expect(page.slots.at(-1)?.isReadOnly).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Auto-fill' }));
  await act(tokenRead);
  expect(page.slots.at(-1)?.isReadOnly).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel auto-fill' }));
  expect(page.slots.at(-1)?.isReadOnly).toBe(false);
  expect(page.stream().isClosed()).toBe(true);
});

test('a run without a result ends with TIMEOUT after 5 minutes and keeps all that was entered (spec screens §11)', async () => {
  const page = await showCreatePresentation();
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await act(tokenRead);
  act(() => page.stream().open());
  act(() => page.clock.pass(limits.creationRun.timeLimit - limits.creationRun.progressTick));
  expect(screen.getByText('4:59 minutes so far')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveProperty('value', 99);
  act(() => page.clock.pass(limits.creationRun.progressTick));
  expect(screen.getByRole('heading', { name: 'That took too long.' })).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(tokenRead);
  expect(page.streams).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Why bees dance');
  expect(screen.getByLabelText('Title')).toBe(document.activeElement);
  expect([page.stream().isClosed(), page.clock.running]).toEqual([true, 0]);
});

test('a voice that fits the language is taken by a button, which leaves the focus on the language', async () => {
  const page = await showCreatePresentation();
  page.pick('Speaker', 'english-olivia');
  page.pick('Language', 'German');
  const use = screen.getByRole('button', { name: /^Use .* instead$/ });
  use.focus();
  fireEvent.click(use);
  expect(screen.queryByRole('button', { name: /^Use .* instead$/ })).toBeNull();
  expect(screen.getByLabelText('Language')).toBe(document.activeElement);
});

test('a random topic that is not there within 30 s is replaced by the specified text', async () => {
  const page = await showCreatePresentation({
    newTopic: (_, signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  });
  const title = screen.getByLabelText('Title');
  fireEvent.click(screen.getByRole('button', { name: 'Random topic' }));
  await act(async () => page.clock.pass(29_999));
  expect(title).toHaveProperty('value', '');
  await act(async () => page.clock.pass(1));
  expect(title).toHaveProperty('value', 'Why error handling is hard');
  expect(page.clock.running).toBe(0);
});

test.each<[string, ServerFrame | 'silence' | 'loss', RegExp]>([
  ['the service fails', { type: 'error', message: '' }, /couldn’t/],
  ['the month is used up', { type: 'quota' }, /per month|limit/i],
  ['it is denied', { type: 'abort', message: '', flaggingInformation: ['hats'] }, /hats/],
  ['nothing comes for 5 minutes', 'silence', /5 minutes/],
  ['the connection is lost', 'loss', /can’t be reached/],
])('making up a person says beside its button when %s', async (_name, end, text) => {
  const page = await showCreatePresentation();
  const start = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Auto-fill' }));
    await act(tokenRead);
  };
  await start();
  if (end === 'silence') act(() => page.clock.pass(limits.creationRun.timeLimit));
  else if (end === 'loss') act(() => page.stream().lose());
  else act(() => page.stream().frame(end));
  await act(tokenRead);
  expect(screen.getByText(text)).toBeTruthy();
  expect([page.stream().isClosed() || end === 'loss', page.clock.running]).toEqual([true, 0]);
  await start();
  const person = {
    name: 'Ida',
    personDescription: 'kind',
    imageDescription: 'tall',
    speaker: 'english-grace',
  };
  act(() => page.stream().frame({ type: 'created-person', person }));
  expect(screen.getByLabelText('Person description')).toHaveProperty('value', 'kind');
  expect(page.device.record.held()).toBeUndefined();
});
