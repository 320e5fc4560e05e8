// The record of a run that this device keeps until the end is known. By it the device asks the service for a run whose stream is lost
// (spec contract §2).
import * as v from 'valibot';
import { runKeySchema } from '../../../contract/creation/run-key';
import { languageTagOf } from '../../../contract/languages';
import * as limits from '../../../contract/limits';
import type { MonotonicClock } from '../../../base/clock';
import { HttpError, NetworkError, isTemporaryStatus } from '../../../contract/service/errors';
import type { RunCalls } from '../../../platform/http/service-calls';
import type { Draft } from '../../../platform/storage/drafts';
import type { RunAction, RunSubject } from './run-state';

/** A run whose end this device does not know. */
export interface RunRecord {
  /** Proves that the run and its result belong to this device (spec contract §8). */
  readonly runKey: string;
  readonly subject: RunSubject;
  /** The JSON of the form that was sent. */
  readonly form: string | undefined;
  readonly hasStarted: boolean;
}

const recordSchema = v.object({
  runKey: runKeySchema,
  subject: v.object({
    title: v.string(),
    language: v.optional(v.string()),
  }),
  form: v.optional(v.string()),
  hasStarted: v.boolean(),
});

/** `gone`: the service knows no run with this key. */
type Answer = RunAction | { readonly type: 'gone' };

/** No promise rejects: without storage a run is known as long as the page is open. */
export interface RunMemory {
  readonly newKey: () => string;
  readonly onMade: (id: string, runKey: string) => void;
  readonly readRecord: () => Promise<RunRecord | undefined>;
  readonly writeRecord: (record: RunRecord) => Promise<void>;
  readonly removeRecord: () => Promise<void>;
  /** Removes the draft of the form, unless it differs from the sent form (ADR-0035). */
  readonly removeDraft: (sent: string | undefined) => Promise<void>;
  /** Asks for the run again and again, until the signal is aborted, and handles each answer. */
  readonly follow: (
    runKey: string,
    clock: MonotonicClock,
    signal: AbortSignal,
    onAnswer: (answer: Answer) => void,
  ) => void;
}

interface MemoryDeps extends Pick<RunMemory, 'newKey' | 'onMade'>, Pick<RunCalls, 'readRun'> {
  /** Where the record of the run stands. */
  readonly record: Draft;
  readonly draft: Draft;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates the memory of one form's runs. */
export function createRunMemory(deps: MemoryDeps): RunMemory {
  const { record, draft, report, readRun } = deps;
  const reported = async <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      report(error, 'creation: record');
      return undefined;
    });
  return {
    newKey: deps.newKey,
    onMade: deps.onMade,
    async readRecord() {
      const { success, output } = v.safeParse(recordSchema, await reported(record.read()));
      if (!success) return undefined;
      const { subject, form } = output;
      return { ...output, subject: { ...subject, language: languageTagOf(subject.language) }, form };
    },
    async writeRecord(value) {
      record.copy(value);
      await reported(record.write(value));
    },
    async removeRecord() {
      await reported(record.remove());
    },
    async removeDraft(sent) {
      await reported(draft.remove((value) => (JSON.stringify(value) === sent ? undefined : value)));
    },
    follow(runKey, clock, signal, onAnswer) {
      const ask = async (): Promise<void> => {
        const answer = await answerOf(readRun(runKey, signal), clock).catch((error: unknown): Answer => {
          if (!signal.aborted) report(error, 'creation: run');
          return { type: 'failed', cause: 'connection' };
        });
        if (!signal.aborted) onAnswer(answer);
        if (signal.aborted) return;
        const cancel = clock.after(limits.creationRun.askInterval, () => {
          signal.removeEventListener('abort', cancel);
          void ask();
        });
        signal.addEventListener('abort', cancel, { once: true });
      };
      void ask();
    },
  };
}

/** Resolves with the response of the service. Rejects when the service does not know the call. */
async function answerOf(asked: ReturnType<RunCalls['readRun']>, clock: MonotonicClock): Promise<Answer> {
  try {
    const run = await asked;
    const at = clock.monotonicNow();
    switch (run?.state) {
      case undefined:
        return { type: 'gone' };
      case 'waiting':
        return { type: 'alive', at, place: run.place ?? 1 };
      case 'running':
        return { type: 'alive', at };
      case 'failed':
        return { type: 'failed', cause: 'service' };
      case 'finished':
        return { type: 'created', id: run.id };
    }
  } catch (error) {
    const isTemporary = error instanceof HttpError && isTemporaryStatus(error.status);
    if (error instanceof NetworkError || isTemporary) return { type: 'lost' };
    throw error;
  }
}
