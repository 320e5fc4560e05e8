// Makes one party after the other, as an observable state (spec contract §2).
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import type { Readable } from '../../../base/readable';
import { pictureOf } from '../run/stream-results';
import {
  createStreamRun,
  startTicking,
  type RunFrame,
  type StreamRunDeps,
  type StreamRunKind,
} from '../run/stream-run';
import { idleParty, partyReducer, type PartyAction, type PartyState } from './state';

export type PartyFrame = Extract<ClientFrame, { readonly type: 'create-dallic-party' }>;

export interface PartyRun extends Readable<PartyState> {
  /** Asks for a party. Does nothing unless the state is IDLE. */
  readonly start: (frame: PartyFrame) => void;
  /** Goes back to the form; cancels a party that is being made. */
  readonly restart: () => void;
}

/** Creates a run in IDLE. It has a socket and a timer only while it is GENERATING. */
export function createPartyRun(deps: StreamRunDeps): PartyRun {
  const { get, subscribe, start, dispatch } = createStreamRun<PartyState, PartyAction, PartyFrame>(
    kind,
    deps,
  );
  return { get, subscribe, start, restart: () => dispatch({ type: 'restart' }) };
}

const kind: StreamRunKind<PartyState, PartyAction, PartyFrame> = {
  name: 'party',
  first: idleParty,
  reduce: partyReducer,
  mayStart: ({ name }) => name === 'IDLE',
  isUnderWay: ({ name }) => name === 'GENERATING',
  started: (at) => ({ type: 'start', at }),
  sent: { type: 'sent' },
  actionOf,
  // A party may take long; what counts is when the service last sent a message.
  watchTime: (clock, signal, dispatch) => startTicking(clock, signal, (at) => dispatch({ type: 'tick', at })),
};

/** Returns the action of a frame; undefined for the results of presentations and persons, which no party asks for. */
function actionOf(frame: RunFrame, at: number): PartyAction | undefined {
  switch (frame.type) {
    case 'progress':
      return { type: 'progress', message: frame.message, step: pictureOf(frame), at };
    case 'created-dallic-party':
      return { type: 'created', id: frame.id };
    case 'abort':
      return { type: 'aborted', reason: frame.flaggingInformation };
    case 'quota':
      return { type: 'failed', cause: 'quota' };
    case 'created-presentation':
    case 'created-person':
      return undefined;
  }
}
