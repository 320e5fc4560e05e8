import { describe, expect, test, vi } from 'vitest';
import { HttpError, UnanswerableQuestionError } from '../../contract/service/errors';
import type { Answer, Question } from '../../contract/service/bodies';
import {
  MediaAccessError,
  type AccessFailure,
  type OpenOptions,
} from '../../platform/browser/person-media/media-device';
import type { Recording } from '../../platform/browser/person-media/microphone';
import { FakeClock } from '../../base/fake-clock.fixture';
import { flushPromises } from '../../base/flush-promises.fixture';
import { createApi } from '../../platform/http/api';
import { askCall, Asker, longestQuestion, type AskDeps } from './asker';

const answer: Answer = { question: 'How far?', answer: 'Very far.', audioPath: 'answers/1.mp3' };
const refusal = { status: 422, statusText: '', data: null, headers: {}, url: '/api/question' };

/** An asker whose microphone, encoder and service answer when the test says so. */
function openAsker(
  service: AskDeps['ask'] = async () => answer,
  {
    stop: stopRecording = async () => new Blob(['voice']),
    encodeVoice = async (sound) => ({ audio: `data:audio/mp3;base64,${await sound.text()}` }),
  }: Partial<Recording & Pick<AskDeps, 'encodeVoice'>> = {},
) {
  const clock = new FakeClock();
  const microphones: { options: OpenOptions; open: () => void; fail: (failure: AccessFailure) => void }[] =
    [];
  const asked: Question[] = [];
  const answers: Answer[] = [];
  const reports: string[] = [];
  let hide = (): void => undefined;
  const asker = new Asker('7', {
    clock,
    report: (_, where) => reports.push(where),
    openMicrophone: (options) =>
      new Promise((resolve, reject) => {
        microphones.push({
          options,
          open: () => resolve({ record: () => ({ stop: stopRecording }) }),
          fail: (failure) => reject(new MediaAccessError(failure)),
        });
      }),
    encodeVoice,
    ask(question, signal) {
      asked.push(question);
      return service(question, signal);
    },
    onPageHidden(call) {
      hide = call;
      return () => undefined;
    },
  });
  asker.onAnswer((given) => answers.push(given));
  const stop = asker.start();
  return {
    asker,
    stop,
    asked,
    answers,
    reports,
    hide: () => hide(),
    microphone: () => {
      const microphone = microphones.at(-1);
      if (microphone === undefined) throw new Error('No microphone was opened');
      return microphone;
    },
    /** Whether the microphone that was opened last is released. */
    isReleased: () => microphones.at(-1)?.options.signal.aborted,
    clock,
    async pass(milliseconds: number) {
      clock.pass(milliseconds);
      await flushPromises();
    },
  };
}

/** Holds the button for a time with an open microphone. */
async function pressFor(opened: ReturnType<typeof openAsker>, milliseconds: number) {
  opened.asker.press();
  opened.microphone().open();
  await opened.pass(0);
  await opened.pass(milliseconds);
  opened.asker.release(milliseconds);
  await flushPromises();
}

describe('a question', () => {
  test('is recorded while the button is held, sent, answered and remembered', async () => {
    const opened = openAsker();
    await pressFor(opened, 2000);
    expect(opened.asked).toEqual([
      { presentationId: '7', conversation: [], audio: 'data:audio/mp3;base64,voice' },
    ]);
    expect(opened.answers).toEqual([answer]);
    expect(opened.isReleased()).toBe(true);
    expect(opened.clock.running).toBe(0);
    await pressFor(opened, 2000);
    expect(opened.asked[1]?.conversation).toEqual([{ question: 'How far?', answer: 'Very far.' }]);
  });

  test.each([-60_000, 60_000])(
    'is as long as the button is held, also when the clock is set by %s ms meanwhile',
    async (by) => {
      const opened = openAsker();
      opened.asker.press();
      opened.microphone().open();
      await opened.pass(0);
      await opened.pass(by < 0 ? 2000 : 100);
      opened.clock.set(by);
      opened.asker.release(by < 0 ? 2000 : 100);
      await flushPromises();
      // A short tap, after which it is recorded on, is not a long press.
      expect(opened.asker.get().name).toBe(by < 0 ? 'idle' : 'recording');
      expect(opened.asked).toHaveLength(by < 0 ? 1 : 0);
    },
  );

  test('ends by itself after 30 seconds', async () => {
    const opened = openAsker();
    opened.asker.press();
    opened.microphone().open();
    await opened.pass(0);
    await opened.pass(longestQuestion);
    expect(opened.asked).toHaveLength(1);
  });

  test.each<[AccessFailure, string]>([
    ['refused', 'refused'],
    ['dismissed', 'refused'],
    ['insecure', 'refused'],
    ['missing', 'missing'],
    ['busy', 'busy'],
    ['failed', 'not-recorded'],
  ])('is not asked when the microphone is %s', async (failure, said) => {
    const opened = openAsker();
    opened.asker.press();
    opened.microphone().fail(failure);
    await flushPromises();
    expect(opened.asker.get()).toMatchObject({ name: 'failed', failure: said });
    expect(opened.reports).toEqual(['question: microphone']);
  });

  test('says that there is no answer, and that none could be had', async () => {
    const unanswerable = openAsker(() => Promise.reject(new UnanswerableQuestionError(refusal)));
    await pressFor(unanswerable, 2000);
    expect(unanswerable.asker.get()).toMatchObject({ failure: 'unanswerable' });
    expect(unanswerable.reports).toEqual([]);
    const broken = openAsker(() => Promise.reject(new HttpError({ ...refusal, status: 500 })));
    await pressFor(broken, 2000);
    expect(broken.asker.get()).toMatchObject({ failure: 'not-generated' });
    expect(broken.reports).toEqual(['question: answer']);
  });

  test('waits a minute for its answer, so that it does not keep a kiosk from falling idle', async () => {
    const never: AskDeps['ask'] = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const opened = openAsker(never);
    await pressFor(opened, 2000);
    await opened.pass(59_999);
    expect(opened.asker.get()).toMatchObject({ name: 'thinking' });
    await opened.pass(1);
    expect(opened.asker.get()).toMatchObject({ name: 'failed', failure: 'not-generated' });
    expect(opened.reports).toEqual(['question: answer']);
  });

  test.each<[string, Parameters<typeof openAsker>[1]]>([
    ['is not recorded to its end', { stop: () => new Promise(() => undefined) }],
    ['is not encoded', { encodeVoice: () => new Promise(() => undefined) }],
  ])('that %s counts as not answered after a minute, too', async (_, hanging) => {
    const opened = openAsker(undefined, hanging);
    await pressFor(opened, 2000);
    await opened.pass(59_999);
    expect(opened.asker.get()).toMatchObject({ name: 'thinking' });
    await opened.pass(1);
    expect(opened.asker.get()).toMatchObject({ name: 'failed', failure: 'not-generated' });
    expect(opened.reports).toEqual(['question: answer']);
    expect(opened.isReleased()).toBe(true);
    expect(opened.clock.running).toBe(0);
  });

  test('counts as refused when the browser’s question for the microphone is left open for a minute', async () => {
    const opened = openAsker();
    opened.asker.press();
    await opened.pass(59_999);
    expect(opened.asker.get()).toMatchObject({ name: 'opening' });
    await opened.pass(1);
    expect(opened.asker.get()).toMatchObject({ name: 'failed', failure: 'refused' });
    expect(opened.reports).toEqual(['question: microphone']);
    // A late permission opens nothing.
    expect(opened.isReleased()).toBe(true);
    opened.microphone().open();
    await opened.pass(longestQuestion);
    expect(opened.asker.get()).toMatchObject({ name: 'failed', failure: 'refused' });
    expect(opened.reports).toHaveLength(1);
  });

  test.each<[string, (opened: ReturnType<typeof openAsker>) => void]>([
    ['the finger is lifted elsewhere', ({ asker }) => asker.cancel()],
    ['the page goes out of sight', ({ hide }) => hide()],
    ['the viewer is left', ({ stop }) => stop()],
    ['the microphone is unplugged', ({ microphone }) => microphone().options.onLost()],
  ])('is dropped, and the microphone released, when %s', async (_, happen) => {
    const opened = openAsker();
    opened.asker.press();
    opened.microphone().open();
    await opened.pass(1000);
    happen(opened);
    await flushPromises();
    expect(opened.isReleased()).toBe(true);
    opened.asker.release(1000);
    await opened.pass(longestQuestion);
    expect(opened.asked).toEqual([]);
  });

  test('whose answer comes after it was cancelled plays nothing', async () => {
    let give: ((given: Answer) => void) | undefined;
    const opened = openAsker(() => new Promise((resolve) => (give = resolve)));
    await pressFor(opened, 2000);
    opened.asker.cancel();
    give?.(answer);
    await flushPromises();
    expect(opened.answers).toEqual([]);
    expect(opened.asker.get()).toEqual({ name: 'idle', conversation: [] });
  });
});

test.each([
  ['audio', { presentationId: '1', audio: 'a.mp3' }],
  ['presentationId', { presentationId: '../1', audio: 'data:audio/mpeg;base64,AAAA' }],
])('a question whose %s is of the wrong shape is not sent', async (field, question) => {
  const fetch = vi.fn<() => Promise<Response>>();
  const ask = askCall(
    createApi({
      fetch,
      accessToken: async () => 'token',
      onTokenRefused: async () => undefined,
      onLeftOut: () => undefined,
    }),
  );
  const sending = ask({ conversation: [], ...question }, new AbortController().signal);
  await expect(sending).rejects.toMatchObject({ name: 'ShapeError', call: 'POST /api/question', field });
  expect(fetch).not.toHaveBeenCalled();
});
