// Asks questions aloud: opens and releases the microphone as the state says, encodes, sends, and plays the answer.
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import { UnanswerableQuestionError } from '../../contract/service/errors';
import { answerSchema, questionSchema, type Answer, type Question } from '../../contract/service/bodies';
import type { MonotonicClock } from '../../base/clock';
import { createWritable, type Readable, type Writable } from '../../base/readable';
import { MediaAccessError } from '../../platform/browser/person-media/media-device';
import type {
  Microphone,
  MicrophoneOptions,
  Recording,
  SoundLevel,
} from '../../platform/browser/person-media/microphone';
import { bodyOf, type Api } from '../../platform/http/api';
import type { AnswerMedia } from '../../player/state/player-state';
import {
  askReducer,
  firstAskState,
  isListening,
  type AskAction,
  type AskFailure,
  type AskState,
} from './ask-state';

export interface AskDeps {
  readonly clock: MonotonicClock;
  readonly report: (error: unknown, where: string) => void;
  readonly openMicrophone: (options: MicrophoneOptions) => Promise<Microphone>;
  /** Returns the recording as the data URL of an MP3. */
  readonly encodeVoice: (sound: Blob, signal: AbortSignal) => Promise<{ readonly audio: string }>;
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  /** Calls when the page goes out of sight or is left; returns an unsubscribe function. */
  readonly onPageHidden: (call: () => void) => () => void;
}

/** Returns the call of spec contract §5. It rejects with the errors of the HTTP client. */
export const askCall =
  ({ requests }: Pick<Api, 'requests'>): AskDeps['ask'] =>
  (question, signal) =>
    requests.receive('ask', answerSchema, { body: bodyOf(questionSchema, question), signal });

/** Milliseconds of the longest question (spec player §13). */
export const longestQuestion = 30_000;
/** Milliseconds from the end of its recording after which a question counts as not answered (spec player §13). */
const answerTimeout = 60_000;
/** Milliseconds after which a browser's question for the microphone that nobody answers counts as refused (spec player §13). */
const longestOpening = 60_000;
const silence: SoundLevel = { mean: 0, peak: 0 };
const nothing = (): void => undefined;

/** Asks about one presentation. It uses microphone and network only after a press, and keeps nothing on the device. */
export class Asker implements Readable<AskState> {
  readonly #state: Writable<AskState> = createWritable(firstAskState);
  readonly #level = createWritable(silence);
  readonly #listeners = new Set<(answer: Answer) => void>();
  /** Ends with the state that it belongs to: what still comes from it is ignored. */
  #phase = new AbortController();
  #recording: Recording | undefined;
  #cancelTimer = nothing;

  constructor(
    private readonly presentationId: string,
    private readonly deps: AskDeps,
  ) {}

  readonly get = (): AskState => this.#state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);
  /** What the open microphone hears. */
  readonly level: Readable<SoundLevel> = this.#level;

  /** Listens for the page going out of sight, which cancels a question; returns a function that releases everything. */
  readonly start = (): (() => void) => {
    const stopWatching = this.deps.onPageHidden(() => this.#dispatch({ type: 'cancel' }));
    return () => {
      stopWatching();
      this.#dispatch({ type: 'cancel' });
    };
  };

  /** Calls with each answer, to play it; returns an unsubscribe function. */
  readonly onAnswer = (listener: (answer: Answer) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly press = (): void => this.#dispatch({ type: 'press', at: this.deps.clock.monotonicNow() });
  /** Ends a press. `heldFor` is its length in milliseconds. */
  readonly release = (heldFor: number): void =>
    this.#dispatch({ type: 'release', at: this.deps.clock.monotonicNow(), heldFor });
  readonly cancel = (): void => this.#dispatch({ type: 'cancel' });
  readonly dismiss = (): void => this.#dispatch({ type: 'dismiss' });

  #dispatch(action: AskAction): void {
    const before = this.get();
    const after = askReducer(before, action);
    if (after === before) return;
    const recording = this.#recording;
    const sound = after.name === 'thinking' ? recording?.stop() : undefined;
    if (!isListening(after) && isListening(before)) void this.#endRecording(sound);
    if (before.name === 'thinking') this.#endThinking();
    this.#state.set(after);
    if (isListening(after) && !isListening(before)) this.#listen();
    if (sound !== undefined) this.#think(sound, after);
  }

  /** Releases the microphone, after what it recorded is whole. */
  async #endRecording(sound: Promise<Blob> | undefined): Promise<void> {
    const phase = this.#phase;
    this.#cancelTimer();
    this.#recording = undefined;
    this.#level.set(silence);
    if (sound !== undefined) await sound.catch(nothing);
    phase.abort();
  }

  #endThinking(): void {
    this.#cancelTimer();
    this.#phase.abort();
  }

  #listen(): void {
    const phase = new AbortController();
    this.#phase = phase;
    const options = {
      deviceId: undefined,
      signal: phase.signal,
      onLost: () => this.#dispatch({ type: 'failed', failure: 'not-recorded' }),
      onChoices: nothing,
      onLevel: this.#level.set,
    } as const;
    this.#cancelTimer = this.deps.clock.after(longestOpening, () =>
      this.#fail(new MediaAccessError('dismissed'), 'refused', 'question: microphone'),
    );
    this.deps.openMicrophone(options).then(
      (microphone) => {
        if (!phase.signal.aborted) this.#record(microphone);
      },
      (error: unknown) => {
        if (!phase.signal.aborted) this.#fail(error, failureOfMicrophone(error), 'question: microphone');
      },
    );
  }

  #record(microphone: Microphone): void {
    try {
      this.#recording = microphone.record();
    } catch (error) {
      this.#fail(error, 'not-recorded', 'question: recording');
      return;
    }
    this.#cancelTimer();
    this.#cancelTimer = this.deps.clock.after(longestQuestion, () => this.#dispatch({ type: 'time-up' }));
    this.#dispatch({ type: 'opened', at: this.deps.clock.monotonicNow() });
  }

  #think(sound: Promise<Blob>, { conversation }: AskState): void {
    const microphone = this.#phase;
    const phase = new AbortController();
    this.#phase = phase;
    // A recording that never becomes whole would keep the microphone open.
    phase.signal.addEventListener('abort', () => microphone.abort(), { once: true });
    const { presentationId, deps } = this;
    this.#cancelTimer = deps.clock.after(answerTimeout, () =>
      this.#fail(new Error(`No answer after ${answerTimeout} ms`), 'not-generated', 'question: answer'),
    );
    const question = async (): Promise<Answer> => {
      const { audio } = await deps.encodeVoice(await sound, phase.signal);
      return deps.ask({ presentationId, conversation: [...conversation], audio }, phase.signal);
    };
    question().then(
      (answer) => {
        if (phase.signal.aborted) return;
        this.#dispatch({ type: 'answered', exchange: { question: answer.question, answer: answer.answer } });
        this.#listeners.forEach((listener) => listener(answer));
      },
      (error: unknown) => {
        if (phase.signal.aborted) return;
        if (error instanceof UnanswerableQuestionError)
          this.#dispatch({ type: 'failed', failure: 'unanswerable' });
        else this.#fail(error, 'not-generated', 'question: answer');
      },
    );
  }

  #fail(error: unknown, failure: AskFailure, where: string): void {
    this.deps.report(error, where);
    this.#dispatch({ type: 'failed', failure });
  }
}

function failureOfMicrophone(error: unknown): AskFailure {
  const failure = error instanceof MediaAccessError ? error.failure : 'failed';
  if (failure === 'refused' || failure === 'dismissed' || failure === 'insecure') return 'refused';
  return failure === 'missing' || failure === 'busy' ? failure : 'not-recorded';
}

interface AnswerSource {
  readonly presentationId: string;
  readonly appOrigin: string;
  readonly mediaOrigins: readonly string[];
  readonly report: AskDeps['report'];
}

/** Returns the answer's media that may be played; a refused path is reported, and stays silent (spec contract §11). */
export function answerMedia({ audioPath, videoPath }: Answer, source: AnswerSource): AnswerMedia {
  const { presentationId, appOrigin, mediaOrigins, report } = source;
  const resolve = (path: string | null | undefined) => {
    if (path === undefined || path === null) return undefined;
    const resolved = resolveMediaPath(path, indexAddress(appOrigin, presentationId), mediaOrigins);
    if (resolved.allowed) return resolved.url;
    report(new RefusedAnswerError(resolved.reason), 'question: media path');
    return undefined;
  };
  const [audioUrl, filmUrl] = [resolve(audioPath), resolve(videoPath)];
  return { ...(audioUrl ? { audioUrl } : {}), ...(filmUrl ? { filmUrl } : {}) };
}

class RefusedAnswerError extends Error {
  override readonly name = 'RefusedAnswerError';
}
