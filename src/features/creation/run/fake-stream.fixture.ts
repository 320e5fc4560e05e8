// A run with a fake clock, fake streams and fake uploads.
import type { ClientFrame, ServerFrame } from '../../../contract/creation/stream-frames';
import type { PersonUpload, UploadedPerson } from '../../../contract/service/bodies';
import type { ShapeError } from '../../../base/parse';
import type { StreamEvent } from '../../../platform/http/creation-stream';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { createCreationRun, type CreateFrame, type CreationRun, type CreationRunDeps } from './creation-run';

export const story: Extract<CreateFrame, { type: 'create-presentation-simple' }> = {
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

export const presentation: Extract<CreateFrame, { type: 'create-presentation' }> = {
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
export async function started(run: CreationRun, frame: CreateFrame): Promise<void> {
  run.start(frame);
  await tokenRead();
}

/** Returns a run, its clock, its streams and uploads, the names of its states, and the places of its reports. */
export function runCreation(deps: Partial<CreationRunDeps> = {}) {
  const clock = new FreezingClock();
  const streams: ReturnType<typeof fakeStream>[] = [];
  const uploads: ReturnType<typeof fakeUpload>[] = [];
  const reports: string[] = [];
  const names: string[] = [];
  const fakes: CreationRunDeps = {
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
  const run = createCreationRun(fakes);
  run.subscribe(() => void names.push(run.get().name));
  const stream = () => {
    const last = streams.at(-1);
    if (last === undefined) throw new Error('No stream was opened');
    return last;
  };
  return { run, deps: fakes, clock, streams, stream, uploads, reports, names };
}
