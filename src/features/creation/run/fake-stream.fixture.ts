// A run with a fake clock, fake streams and fake uploads.
import { cancelledClose, type ClientFrame, type ServerFrame } from '../../../contract/creation/stream-frames';
import type { PersonUpload, UploadedPerson, Run } from '../../../contract/service/bodies';
import type { ShapeError } from '../../../base/parse';
import type { StreamEvent } from '../../../platform/http/creation-stream';
import { FakeClock } from '../../../base/fake-clock.fixture';
import type { Draft } from '../../../platform/storage/drafts';
import { createRunMemory } from './run-memory';
import { createRun, type CreationRun, type RunDeps } from './creation-run';

export const story: Extract<ClientFrame, { type: 'create-presentation-simple' }> = {
  type: 'create-presentation-simple',
  title: 'The snail who wanted to fly',
  kind: 'STORY',
  language: 'English',
  person: {},
  imageStyle: 'pastel_dream',
  targetGroup: 'age_4',
  pageCount: 8,
  email: 'ida@example.org',
  consentToContact: true,
  mode: 'simple',
};

export const presentation: Extract<ClientFrame, { type: 'create-presentation' }> = {
  type: 'create-presentation',
  title: 'Why bees dance',
  numberOfSlides: 3,
  language: 'English',
  createCoverSlideVideo: false,
  contentModeration: false,
  promotion: 'none',
  imageGeneratorName: 'flux',
  speakerVideoGeneratorName: 'none',
  textGeneratorName: 'openai-gpt4-o',
  person: { name: 'Ada', personDescription: 'kind', imageDescription: 'tall', speaker: 'en-1' },
};

export const party: Extract<ClientFrame, { type: 'create-dallic-party' }> = {
  type: 'create-dallic-party',
  initialPrompt: 'A castle',
  changePrompt: 'Bigger',
  numberOfIterations: 3,
  textGeneratorName: 'openai-gpt4',
  imageGeneratorName: 'dalle-3',
};

/** A clock that also freezes: time passes and no timer runs, as in a page that the browser froze. */
class FreezingClock extends FakeClock {
  #frozen = 0;

  override now(): number {
    return super.now() + this.#frozen;
  }
  override monotonicNow(): number {
    return super.monotonicNow() + this.#frozen;
  }
  freeze(milliseconds: number): void {
    this.#frozen += milliseconds;
  }
}

/** A stream as the run sees it, and what the service does with it. */
function fakeStream(
  token: string,
  asked: ClientFrame,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
) {
  return {
    token,
    sent: [asked],
    isClosed: () => signal.aborted,
    isCancelled: () => signal.reason === cancelledClose,
    open: () => onEvent({ type: 'open' }),
    frame: (frame: ServerFrame) => onEvent({ type: 'frame', frame }),
    broken: (error: ShapeError) => onEvent({ type: 'broken', error }),
    lose: () => onEvent({ type: 'lost' }),
  };
}

function fakeUpload(person: PersonUpload) {
  let finish: (uploaded: UploadedPerson) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const answer = new Promise<UploadedPerson>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  // Later than what the run does with the answer.
  const settled = answer.then(
    () => new Promise((later) => void setTimeout(later)),
    () => new Promise((later) => void setTimeout(later)),
  );
  return { person, answer, finish, fail, settled };
}

/** Waits until a run has its token and has opened its stream. */
export async function tokenRead(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** Starts a run, and waits until its stream is open. */
export async function started(run: CreationRun, frame: ClientFrame): Promise<void> {
  run.start(frame);
  await tokenRead();
}

/** Returns a run, its clock, its streams and uploads, the names of its states, and the places of its reports. */
export function runCreation(deps: Partial<RunDeps> = {}) {
  const clock = new FreezingClock();
  const streams: ReturnType<typeof fakeStream>[] = [];
  const uploads: ReturnType<typeof fakeUpload>[] = [];
  const reports: string[] = [];
  const names: string[] = [];
  const fakes: RunDeps = {
    clock,
    accessToken: async () => 'anon',
    renewToken: async () => undefined,
    openStream: (token, asked, onEvent, signal) => {
      streams.push(fakeStream(token, asked, onEvent, signal));
    },
    uploadPerson: (person) => {
      const upload = fakeUpload(person);
      uploads.push(upload);
      return upload.answer;
    },
    report: (_, where) => void reports.push(where),
    isStaff: () => false,
    ...deps,
  };
  const run = createRun(fakes);
  run.subscribe(() => void names.push(run.get().name));
  const stream = () => {
    const last = streams.at(-1);
    if (last === undefined) throw new Error('No stream was opened');
    return last;
  };
  return { run, deps: fakes, clock, streams, stream, uploads, reports, names };
}

/** A draft in memory. */
function draftInMemory(): Draft & { readonly held: () => unknown } {
  let held: unknown;
  return {
    held: () => held,
    read: async () => held,
    copy: () => undefined,
    write: async (value) => void (held = value),
    remove: async (leave) => void (held = leave?.(held)),
  };
}

/** What a device keeps of its runs, and the service that it asks for them. */
export function fakeDevice() {
  const [record, draft] = [draftInMemory(), draftInMemory()];
  const made: [string, string][] = [];
  const asked: string[] = [];
  const reports: string[] = [];
  const answers: (Run | undefined | Error)[] = [];
  let keys = 0;
  const memory = createRunMemory({
    newKey: () => String((keys += 1)).padStart(22, 'k'),
    onMade: (id, runKey) => void made.push([id, runKey]),
    record,
    draft,
    report: (_, where) => void reports.push(where),
    readRun: async (runKey) => {
      asked.push(runKey);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  /** Sets what the service says, one after the other; the last one again and again. */
  const answer = (...next: (Run | undefined | Error)[]) => void answers.splice(0, answers.length, ...next);
  return { memory, record, draft, made, asked, reports, answer, first: '1'.padStart(22, 'k') };
}
