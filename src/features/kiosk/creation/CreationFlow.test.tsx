// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { kiosk } from '../../../platform/i18n/locales/en/kiosk';
import { CreationFlow, type CreationStatus } from './CreationFlow';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await startI18n('en', { ...en, kiosk });
});
afterEach(cleanup);

const photo: PersonMedia = { image: 'data:image/jpeg;base64,AA' };
const creating: CreationStatus = { name: 'creating', elapsed: 1000, timeFraction: 0.1 };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Goes through the flow until the topic is sent, in the advanced mode with a photo. */
function send(mode: 'Simple' | 'Advanced') {
  const restarts: string[] = [];
  const flow = (run: CreationStatus) => (
    <CreationFlow
      run={run}
      recordable={{ picture: true, voice: false }}
      isReachable
      onSend={() => undefined}
      onRestart={() => restarts.push(run.name)}
      renderRecording={({ onRecorded }) => (
        <button type="button" onClick={() => onRecorded(photo)}>
          Take
        </button>
      )}
      watchHrefOf={() => '#/'}
      shortLinkOf={() => 'https://example.com/p/1'}
      random={() => 0}
    />
  );
  const { rerender } = render(flow({ name: 'idle' }));
  fireEvent.change(screen.getByLabelText('Topic or title'), { target: { value: 'Why bees dance' } });
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(mode) }));
  press('Continue');
  if (mode === 'Advanced') {
    press('Accept');
    press('Take');
  }
  return { restarts, show: (run: CreationStatus) => rerender(flow(run)) };
}

const question = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog');

test.each([
  ['while it is being made', creating, 'Cancel'],
  ['after a denial', { name: 'failed', failure: 'inappropriate' }, 'Another topic'],
] as const)('%s photo and voice are discarded only after a question', (_, run, name) => {
  const { restarts, show } = send('Advanced');
  show(run);
  press(name);
  press('Keep going');
  expect([question(), restarts]).toEqual([null, []]);
  press(name);
  press('Discard');
  expect([question(), restarts]).toEqual([null, [run.name]]);
  expect(screen.getByLabelText('Topic or title')).toBeDefined();
});

test('a presentation that is made meanwhile answers the question', () => {
  const { show } = send('Advanced');
  show(creating);
  press('Cancel');
  expect(question()).not.toBeNull();
  show({ name: 'created', id: '1' });
  expect(question()).toBeNull();
});

test('a simple one has nothing to discard', () => {
  const { restarts, show } = send('Simple');
  show(creating);
  press('Cancel');
  expect([question(), restarts]).toEqual([null, ['creating']]);
});

test('the messages of the wait are in no live region, since they would interrupt what a screen reader reads', async () => {
  const { show } = send('Simple');
  show(creating);
  const message = () => document.querySelector('.creation-message');
  await waitFor(() => expect(message()?.textContent).not.toBe(''));
  expect(message()?.closest('output, [aria-live], [role]')).toBeNull();
});
