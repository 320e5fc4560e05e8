// Makes one thing after the other: a story, a presentation, a party, or a person for a form (spec contract §2). Ties the state machine to
// the stream, and to the record that this device keeps of a run until its end is known.
import { cancelledClose, type ClientFrame } from '../../../contract/creation/stream-frames';
import { languageTagOf } from '../../../contract/languages';
import { createWritable, type Readable } from '../../../base/readable';
import type { RunMemory, RunRecord } from './run-memory';
import { runStream, startTicking, type StreamDeps } from './run-stream';
import {
  idle,
  mayStart,
  mayStillArrive,
  runReducer,
  type RunAction,
  type RunState,
  type RunSubject,
} from './run-state';

/** The form that was sent: its JSON, and when the draft holds it. */
export interface SubmittedForm {
  readonly json: string;
  /** Resolves once it is stored, or cannot be; never rejects. */
  readonly stored: Promise<void>;
}

/** Lets one tab at a time make a thing: all tabs share its draft. */
export interface RunLock {
  /** Returns the function that releases the lock; undefined while another tab holds it. */
  readonly acquire: () => Promise<(() => void) | undefined>;
  /** Calls `onFree` once when no tab holds the lock any more, unless the signal is aborted before. */
  readonly whenFree: (signal: AbortSignal, onFree: () => void) => void;
}

export interface RunDeps extends StreamDeps {
  /** Finds a run again after a reload or a lost stream; undefined where nothing of it is kept. */
  readonly memory?: RunMemory | undefined;
  readonly lock?: RunLock | undefined;
}

export interface CreationRun extends Readable<RunState> {
  /** Whether another tab was making this when this one asked for the lock, and has not been found finished since. */
  readonly isInOtherTab: Readable<boolean>;
  /**
   * Starts with this message, or retries with it. Does nothing while a run is under way, or once it needs a restart. The draft of
   * the form is removed once the thing is made, unless a person has typed something else since (ADR-0035).
   */
  readonly start: (message: ClientFrame, form?: SubmittedForm) => void;
  /** Goes back to IDLE; cancels a run that is under way. */
  readonly restart: () => void;
  /** Takes up the run that this device still knows of, and asks the service for it. Never rejects. */
  readonly resume: () => Promise<void>;
  /** Called when its page is left: it goes on without the page, unless nothing of it is kept or its end is known. */
  readonly leave: () => void;
}

/** Creates a run in IDLE. It has a timer and a socket only while it is CREATING. */
export function createRun(deps: RunDeps): CreationRun {
  const { memory, lock, clock } = deps;
  const state = createWritable<RunState>(idle);
  const isInOtherTab = createWritable(false);
  let stop = (_reason?: unknown): void => undefined;
  let releaseLock: (() => void) | undefined;
  let record: RunRecord | undefined;
  let formStored: Promise<void> | undefined;
  /** Identifies the call that waits for the lock. */
  let waiting: object | undefined;

  const dispatch = (action: RunAction): void => {
    const before = state.get();
    const after = runReducer(before, action);
    if (after === before) return;
    // The end of a run closes its socket and stops its timer before anybody sees the new state.
    const isOver = before.name === 'CREATING' && after.name !== 'CREATING';
    if (isOver) stop(action.type === 'restart' ? cancelledClose : undefined);
    const kept = keep(after);
    if (isOver) void kept.then(release);
    state.set(after);
  };

  /** Lets other tabs make this, which then read how the run has ended. */
  const release = (): void => {
    if (state.get().name === 'CREATING') return;
    releaseLock?.();
    releaseLock = undefined;
  };

  /** Writes the record by which the device finds the run again, or removes it once the end is known. */
  const keep = async (after: RunState): Promise<void> => {
    if (memory === undefined || record === undefined) return;
    const { runKey, form } = record;
    if (after.name === 'CREATED') {
      record = undefined;
      memory.onMade(after.id, runKey);
      await memory.removeRecord();
      await formStored;
      await memory.removeDraft(form);
    } else if (after.name === 'CREATING' || mayStillArrive(after)) {
      const hasStarted = 'hasStarted' in after && after.hasStarted;
      if (record.hasStarted === hasStarted) return;
      record = { ...record, hasStarted };
      await memory.writeRecord(record);
    } else {
      record = undefined;
      await memory.removeRecord();
    }
  };

  /** Returns the signal that ends the work of the next run. */
  const enter = (): AbortSignal => {
    const controller = new AbortController();
    stop = (reason) => controller.abort(reason);
    return controller.signal;
  };

  /** Asks for the run until its end is known. `ended` is the action for a run that had not started, as far as anybody heard. */
  const follow = (runKey: string, signal: AbortSignal, ended: RunAction): void =>
    memory?.follow(runKey, clock, signal, (answer) => {
      if (signal.aborted) return;
      const { hasStarted } = { hasStarted: false, ...state.get() };
      if (answer.type !== 'gone' && answer.type !== 'lost') return dispatch(answer);
      if (!hasStarted) return dispatch(ended);
      return dispatch(answer.type === 'lost' ? answer : { type: 'failed', cause: 'service' });
    });

  const begin = (message: ClientFrame, form: SubmittedForm | undefined): void => {
    if (!mayStart(state.get())) return;
    const runKey = memory?.newKey();
    const signal = enter();
    const subject = subjectOf(message);
    formStored = form?.stored;
    dispatch({ type: 'start', at: clock.monotonicNow(), subject });
    if (runKey !== undefined) {
      record = { runKey, subject, form: form?.json, hasStarted: false };
      void memory?.writeRecord(record);
    }
    runStream(
      message.type === 'create-person' ? message : { ...message, ...(runKey && { runKey }) },
      deps,
      signal,
      {
        dispatch,
        onLost(wasSent) {
          const unreachable: RunAction = { type: 'failed', cause: 'connection' };
          if (runKey === undefined || !wasSent) return dispatch(unreachable);
          dispatch({ type: 'lost' });
          // The service drops a run that only waited, but may have started one before anybody heard of it.
          return follow(runKey, signal, unreachable);
        },
      },
    );
  };

  const adopt = (found: RunRecord): void => {
    if (!mayStart(state.get())) return;
    const signal = enter();
    record = found;
    const { subject, hasStarted, runKey } = found;
    dispatch({ type: 'resume', at: clock.monotonicNow(), subject, hasStarted });
    startTicking(clock, signal, (at) => dispatch({ type: 'tick', at }));
    // Nothing came of a run that only waited for its turn: the form is there again.
    follow(runKey, signal, { type: 'restart' });
  };

  /** Calls it with the lock, unless another tab holds that, or the run is restarted meanwhile. */
  const withLock = (call: () => void): void => {
    if (lock === undefined || releaseLock !== undefined) return call();
    if (waiting !== undefined) return undefined;
    const own = {};
    waiting = own;
    void lock.acquire().then((acquired) => {
      if (waiting !== own) return acquired?.();
      waiting = undefined;
      if (acquired !== undefined) {
        isInOtherTab.set(false);
        releaseLock = acquired;
        call();
        return release();
      }
      if (isInOtherTab.get()) return undefined;
      isInOtherTab.set(true);
      return lock.whenFree(neverAborted, onFree);
    });
    return undefined;
  };

  const resume = async (): Promise<void> => {
    const found = mayStart(state.get()) ? await memory?.readRecord() : undefined;
    if (found !== undefined) withLock(() => adopt(found));
  };

  const onFree = (): void => void resume().then(() => isInOtherTab.set(false));

  const restart = (): void => {
    waiting = undefined;
    dispatch({ type: 'restart' });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    isInOtherTab,
    start(message, form) {
      if (mayStart(state.get())) withLock(() => begin(message, form));
    },
    restart,
    resume,
    leave() {
      const now = state.get();
      if (memory === undefined || !(now.name === 'CREATING' || mayStillArrive(now))) restart();
    },
  };
}

/** The app's runs wait for other tabs as long as the app is open. */
const neverAborted = new AbortController().signal;

function subjectOf(message: ClientFrame): RunSubject {
  switch (message.type) {
    case 'create-presentation':
    case 'create-presentation-simple':
      return { title: message.title, language: languageTagOf(message.language) };
    case 'create-dallic-party':
      return { title: message.initialPrompt, language: undefined };
    case 'create-person':
      return { title: message.name, language: undefined };
  }
}
