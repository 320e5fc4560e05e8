// The state machine of a run, whether it makes a story, a presentation, a party or a person (spec contract §2). Pure: time comes with the
// actions, and nothing is sent.
import * as limits from '../../../contract/limits';
import type { PersonData } from '../../../contract/creation/creation-settings';
import type { LanguageTag } from '../../../contract/languages';

/** A picture that arrived before the result. `imageUrl` comes from the service unchecked: the component that shows it checks it. */
export interface MadePicture {
  readonly imageUrl: string;
  /** In a story the text of its page. */
  readonly description: string;
  /** The page that its message names; undefined for a cover. */
  readonly page?: number | undefined;
}

/** Returns the page that a message of the service names, and of how many; undefined when it names none. */
export function pageIn(message: string): { readonly page: number; readonly pages: number } | undefined {
  const [, page, pages] = (/(\d{1,3}) of (\d{1,3})/.exec(message) ?? []).map(Number);
  return page === undefined || pages === undefined || page < 1 || page > pages ? undefined : { page, pages };
}

/** Names the result, where the run is shown outside its form. */
export interface RunSubject {
  readonly title: string;
  /** The language of the title; undefined where nobody knows it. */
  readonly language: LanguageTag | undefined;
}

/** Why a run failed: an error of the service, an unreadable frame, no connection, or nobody signed in. */
type RunFailure = 'service' | 'connection' | 'not-signed-in';

/** What outlasts the end of a run. */
interface Kept {
  readonly subject: RunSubject;
  readonly pictures: readonly MadePicture[];
  /** Whether the service has started to make it. Before that nothing can arrive. */
  readonly hasStarted: boolean;
}

export interface Creating extends Kept {
  readonly name: 'CREATING';
  /** The messages of the service, in their order. */
  readonly messages: readonly string[];
  /** The position in the queue, from 1; undefined for a run that does not wait for its turn. */
  readonly place: number | undefined;
  /** `followed`: its stream is lost, and the service says that it goes on; `lost`: the service does not answer either. */
  readonly link: 'stream' | 'followed' | 'lost';
  /** The used time, in milliseconds, and its share of the time limit, from 0 to below 1. */
  readonly elapsed: number;
  readonly timeFraction: number;
  /** When the run began, and when the service last sent something, in milliseconds of a monotonic clock. */
  readonly startedAt: number;
  readonly lastMessageAt: number;
}

export type RunState =
  | { readonly name: 'IDLE' }
  | Creating
  | { readonly name: 'CREATED'; readonly id: string; readonly subject: RunSubject }
  | { readonly name: 'PERSON_CREATED'; readonly person: PersonData }
  | ({
      readonly name: 'ERROR';
      readonly cause: RunFailure;
      /** What the service said; only for staff. */
      readonly message?: string | undefined;
    } & Kept)
  /** `reason` is the flagging information, as the service sent it. */
  | ({ readonly name: 'DENIED'; readonly reason: unknown } & Kept)
  | ({ readonly name: 'QUOTA_EXCEEDED' } & Kept)
  /** The service sent nothing for the time limit. */
  | ({ readonly name: 'TIMEOUT' } & Kept);

/** How a run ends without a result. */
export type FailedRun = Extract<
  RunState,
  { readonly name: 'ERROR' | 'DENIED' | 'QUOTA_EXCEEDED' | 'TIMEOUT' }
>;

/** Each `at` is in milliseconds of a monotonic clock. */
export type RunAction =
  /** Submits the form, or retries. */
  | { readonly type: 'start'; readonly at: number; readonly subject: RunSubject }
  /** Takes up a run whose stream ended with another page. */
  | {
      readonly type: 'resume';
      readonly at: number;
      readonly subject: RunSubject;
      readonly hasStarted: boolean;
    }
  /** The stream is opened once more, so the time begins anew. */
  | { readonly type: 'reopened'; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  | {
      readonly type: 'progress';
      readonly at: number;
      readonly message: string;
      readonly picture?: MadePicture | undefined;
    }
  /** The service says that the run is there, and its place if it waits for its turn. */
  | { readonly type: 'alive'; readonly at: number; readonly place?: number | undefined }
  /** The stream is lost, or the service that is asked instead does not answer. */
  | { readonly type: 'lost' }
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'person-created'; readonly person: PersonData }
  | { readonly type: 'failed'; readonly cause: RunFailure; readonly message?: string }
  | { readonly type: 'denied'; readonly reason: unknown }
  | { readonly type: 'quota' }
  /** Goes back to the form. A run that is under way is cancelled. */
  | { readonly type: 'restart' };

export const idle: RunState = { name: 'IDLE' };

/** Returns whether a run can start: from the form, after a person, and as a retry after ERROR and TIMEOUT. */
export function mayStart({ name }: RunState): boolean {
  return name === 'IDLE' || name === 'PERSON_CREATED' || name === 'ERROR' || name === 'TIMEOUT';
}

export function isFailed(state: RunState): state is FailedRun {
  return 'hasStarted' in state && state.name !== 'CREATING';
}

/** Returns whether the page can show no more of a run than that it goes on, or may do so. */
export const isFollowed = ({ link, hasStarted }: Creating): boolean =>
  link === 'followed' || (link === 'lost' && hasStarted);

/** Returns whether the result may still arrive: the service has started, and nothing that it answered has ended the run. */
export function mayStillArrive(state: RunState): boolean {
  if (!('hasStarted' in state) || !state.hasStarted) return false;
  return (
    state.name === 'CREATING' ||
    state.name === 'TIMEOUT' ||
    (state.name === 'ERROR' && state.cause === 'connection')
  );
}

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'restart':
      return state.name === 'IDLE' ? state : idle;
    case 'start':
      return mayStart(state) ? creatingAt(action.at, action.subject) : state;
    case 'resume':
      return mayStart(state)
        ? { ...creatingAt(action.at, action.subject), hasStarted: action.hasStarted, link: 'lost' }
        : state;
    default:
      return state.name === 'CREATING' ? continueRun(state, action) : state;
  }
}

function creatingAt(at: number, subject: RunSubject): Creating {
  return {
    name: 'CREATING',
    subject,
    messages: [],
    pictures: [],
    hasStarted: false,
    place: undefined,
    link: 'stream',
    elapsed: 0,
    timeFraction: 0,
    startedAt: at,
    lastMessageAt: at,
  };
}

function continueRun(
  state: Creating,
  action: Exclude<RunAction, { readonly type: 'start' | 'resume' | 'restart' }>,
): RunState {
  const { subject, pictures, hasStarted } = state;
  const kept = { subject, pictures, hasStarted };
  switch (action.type) {
    case 'reopened':
      return { ...state, elapsed: 0, timeFraction: 0, startedAt: action.at, lastMessageAt: action.at };
    case 'tick':
      return spendTime(state, action.at);
    case 'progress':
      return {
        ...hear(state, action.at, undefined),
        messages: [...state.messages, action.message],
        pictures: action.picture === undefined ? pictures : [...pictures, action.picture],
      };
    case 'alive':
      return hear(state, action.at, action.place);
    case 'lost':
      return state.link === 'lost' ? state : { ...state, link: 'lost' };
    case 'created':
      return { name: 'CREATED', id: action.id, subject };
    case 'person-created':
      return { name: 'PERSON_CREATED', person: action.person };
    case 'failed':
      return { name: 'ERROR', cause: action.cause, message: action.message, ...kept };
    case 'denied':
      return { name: 'DENIED', reason: action.reason, ...kept };
    case 'quota':
      return { name: 'QUOTA_EXCEEDED', ...kept };
  }
}

/** The service has said something: that the run waits at this place, or that it goes on. The time of a wait does not count. */
function hear(state: Creating, at: number, place: number | undefined): Creating {
  const waits = place !== undefined || state.place !== undefined;
  return {
    ...state,
    place,
    link: state.link === 'stream' ? 'stream' : 'followed',
    hasStarted: state.hasStarted || place === undefined,
    lastMessageAt: at,
    ...(waits ? { startedAt: at, elapsed: 0, timeFraction: 0 } : {}),
  };
}

/** The share of the bar that time alone can fill. */
const longestFraction = 0.99;

function spendTime(state: Creating, at: number): RunState {
  const { timeLimit } = limits.creationRun;
  const { subject, pictures, hasStarted } = state;
  if (at - state.lastMessageAt >= timeLimit) return { name: 'TIMEOUT', subject, pictures, hasStarted };
  if (state.place !== undefined) return state;
  const elapsed = at - state.startedAt;
  return { ...state, elapsed, timeFraction: Math.min(elapsed / timeLimit, longestFraction) };
}
