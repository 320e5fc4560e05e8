import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { CreationFlow, type CreationStatus } from './CreationFlow';
import type { RecordableMedia } from './creation-flow-state';
import { fakeVoices } from '../../../ui/fake-voices.fixture';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await startI18n('en', en);
});
afterEach(cleanup);

type Mode = 'Simple' | 'Advanced';
const recorded = {
  picture: { image: 'data:image/jpeg;base64,AA' },
  voice: { audio: 'data:audio/mp3;base64,AA' },
} as const satisfies Record<string, PersonMedia>;
const both: RecordableMedia = { picture: true, voice: true };
const creating: CreationStatus = { name: 'creating', elapsed: 1000, timeFraction: 0.1 };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Shows the flow below the bar of the kiosk, with a topic; `continueAs` goes on in a mode. */
function open({ prefersReducedMotion = false, recordable = both } = {}) {
  const sent: PersonMedia[] = [];
  const restarts: string[] = [];
  const left: string[] = [];
  const holds: boolean[] = [];
  const noteHold = (isHolding: boolean) => void holds.push(isHolding);
  const flow = (run: CreationStatus) => (
    <>
      <a href="#/privacy">Privacy</a>
      <CreationFlow
        run={run}
        recordable={recordable}
        isReachable
        hasKeyboard={false}
        loadCover={async () => undefined}
        onSend={(_, media) => sent.push(media)}
        onRestart={() => restarts.push(run.name)}
        onHoldingChange={noteHold}
        onLeave={(href) => left.push(href)}
        renderRecording={({ what, onRecorded }) => (
          <>
            <button type="button" onClick={() => onRecorded(recorded[what])}>
              Record {what}
            </button>
            <button type="button" onClick={() => onRecorded({})}>
              Continue without
            </button>
          </>
        )}
        homeHref="#/"
        watchHrefOf={() => '#/'}
        random={() => 0}
        prefersReducedMotion={prefersReducedMotion}
      />
    </>
  );
  const { rerender } = render(flow({ name: 'idle' }));
  fireEvent.change(screen.getByLabelText('Topic or title'), { target: { value: 'Why bees dance' } });
  const continueAs = (mode: Mode) => {
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(mode) }));
    press('Continue');
  };
  return { sent, restarts, left, holds, continueAs, show: (run: CreationStatus) => rerender(flow(run)) };
}

/** Goes through the flow until the topic is sent, in the advanced mode with photo and voice. */
function send(mode: Mode, options = {}) {
  const flow = open(options);
  flow.continueAs(mode);
  if (mode === 'Advanced') {
    press('Accept');
    press('Record picture');
    press('Record voice');
  }
  return flow;
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

const together = 'Photo and voice are sent only together.';
const isSaid = (text: string) => expect(screen.getByText(text, { exact: false })).toBeDefined();

test('a photo whose voice fails is not sent, as was said, and nothing speaks of it', () => {
  const { sent, restarts, continueAs, show } = open();
  continueAs('Advanced');
  press('Accept');
  press('Record picture');
  isSaid(together);
  press('Continue without');
  expect(sent).toEqual([{}]);
  show(creating);
  press('Cancel');
  expect([question(), restarts]).toEqual([null, ['creating']]);
});

test.each([
  ['no camera', { picture: false, voice: true }, 'Record voice', en.kiosk.creation.alone.voice],
  ['no microphone', { picture: true, voice: false }, 'Record picture', en.kiosk.creation.alone.photo],
])('with %s the only recording says that it is not used', (_, recordable, record, text) => {
  const { sent, continueAs } = open({ recordable });
  continueAs('Advanced');
  press('Accept');
  isSaid(text);
  press(record);
  expect(sent).toEqual([{}]);
});

test('a simple one has nothing to discard', () => {
  const { restarts, show } = send('Simple');
  show(creating);
  press('Cancel');
  expect([question(), restarts]).toEqual([null, ['creating']]);
});

test('what the guide asks, each question to pick, each option, and the end can be heard', async () => {
  const voices = fakeVoices();
  const { continueAs, show } = open();
  const hear = async (ear: HTMLElement | undefined, recording: string): Promise<void> => {
    if (ear) fireEvent.click(ear);
    await expect.poll(() => voices.at(-1)?.src).toContain(recording);
  };
  const ears = () => screen.getAllByRole('button', { name: 'Hear the question' });
  await hear(ears()[0], 'en-topic.mp3');
  const { topics, otherTopics } = en.kiosk.creation;
  for (const [prefix, page] of [
    ['', topics],
    ['other-', otherTopics],
  ] as const) {
    for (const [name, question] of Object.entries(page))
      await hear(
        screen.getByRole('button', { name: 'Hear the question', description: question }),
        `en-${prefix}${name}.mp3`,
      );
    press('Others');
  }
  const { tones, modes, modeHints } = en.kiosk.creation;
  for (const [name, description] of [
    ['serious', tones.serious],
    ['fun', tones.fun],
    ['simple', `${modes.simple} ${modeHints.simple}`],
    ['advanced', `${modes.advanced} ${modeHints.advanced}`],
  ] as const)
    await hear(screen.getByRole('button', { name: 'Hear it', description }), `en-${name}.mp3`);
  expect(screen.getByRole('radio', { name: 'Advanced', checked: false })).toBeDefined();
  continueAs('Simple');
  show({ name: 'created', id: '7' });
  await hear(screen.getByRole('button', { name: 'Hear it' }), 'en-ready-presentation.mp3');
});

describe('a link beside the flow', () => {
  /** Follows it; returns whether the page was left, or the question is asked. */
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Privacy' }));

  test.each<[string, Mode, string]>([
    ['photo and voice', 'Advanced', 'Discard'],
    ['a running creation', 'Simple', 'Stop'],
  ])('leaves %s only after a question', (_, mode, leave) => {
    const { left, show } = send(mode);
    show(creating);
    expect(follow()).toBe(false);
    press('Keep going');
    expect([question(), left]).toEqual([null, []]);
    follow();
    press(leave);
    expect(left).toEqual(['#/privacy']);
  });

  test('asks as soon as photo and voice are the next step', () => {
    const { continueAs } = open();
    expect(follow()).toBe(true);
    continueAs('Advanced');
    expect(follow()).toBe(false);
    expect(question()).not.toBeNull();
  });

  test.each<[string, CreationStatus]>([
    ['is ready', { name: 'created', id: '1' }],
    ['has failed', { name: 'failed', failure: 'technical' }],
  ])('leads away at once when a simple one %s, and its question is gone', (_, run) => {
    const { show } = send('Simple');
    show(creating);
    follow();
    show(run);
    expect([question(), follow()]).toEqual([null, true]);
    show(creating);
    expect(question()).toBeNull();
  });
});

describe('the messages of the wait', () => {
  const at = (seconds: number): CreationStatus => ({ ...creating, elapsed: seconds * 1000 });
  const message = () => document.querySelector('.creation-message');

  /** Shows the wait once its messages are loaded; `after` returns the message after a number of seconds. */
  async function wait(prefersReducedMotion: boolean) {
    const { show } = send('Simple', { prefersReducedMotion });
    show(at(1));
    await waitFor(() => expect(message()?.textContent).not.toBe(''));
    const after = (seconds: number) => {
      show(at(seconds));
      return message()?.textContent;
    };
    return after;
  }

  test('are in no live region, since they would interrupt a screen reader', async () => {
    await wait(false);
    expect(message()?.closest('output, [aria-live], [role]')).toBeNull();
  });

  test('change every 6 seconds until they are stopped, and go on by the same button', async () => {
    const after = await wait(false);
    const [first, second] = [after(5), after(6)];
    expect(second).not.toBe(first);
    press('Stop messages');
    expect([after(12), after(60)]).toEqual([second, second]);
    press('More messages');
    expect(after(60)).not.toBe(second);
  });

  test('with reduced motion do not change, so that there is nothing to stop', async () => {
    const after = await wait(true);
    expect(after(60)).toBe(after(1));
    expect(screen.queryByRole('button', { name: /messages$/ })).toBeNull();
  });
});

test('it holds recordings, a running creation and its result, and nothing before and after', () => {
  const simple = send('Simple');
  expect(simple.holds).toEqual([false]);
  simple.show(creating);
  simple.show({ name: 'created', id: '7' });
  expect(simple.holds).toEqual([false, true]);
  cleanup();
  const { holds, restarts, show } = send('Advanced');
  expect(holds.at(-1)).toBe(true);
  show(creating);
  press('Cancel');
  press('Discard');
  expect(restarts).toEqual(['creating']);
  show({ name: 'idle' });
  expect(holds.at(-1)).toBe(false);
});
