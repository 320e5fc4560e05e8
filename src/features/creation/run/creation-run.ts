// One creation after the other, as an observable state (spec contract §2): runs the effects and ticks while one is under way.
import { createWritable, type Readable } from '../../../contract/readable';
import type { Clock } from '../../../contract/clock';
import { create, type CreateDeps, type CreateFrame } from './create';
import { startTicking } from './stream-run';
import { creationReducer, idle, mayStart, type CreationAction, type CreationState } from './state';

export interface CreationRunDeps extends CreateDeps {
  readonly clock: Clock;
}

export interface CreationRun extends Readable<CreationState> {
  /** Starts with this message, or retries with it. Does nothing while a run is under way, and after one that needs a restart. */
  readonly start: (frame: CreateFrame) => void;
  /** Goes back to IDLE; aborts a run that is under way. */
  readonly restart: () => void;
}

/** Creates a run in IDLE. It has a timer and a socket only while it is CREATING. */
export function createCreationRun(deps: CreationRunDeps): CreationRun {
  const state = createWritable<CreationState>(idle);
  let abortRun = (): void => undefined;

  const dispatch = (action: CreationAction): void => {
    const before = state.get();
    const after = creationReducer(before, action);
    // The end of a run closes its socket and stops its timer before anybody sees the new state.
    if (before.name === 'CREATING' && after.name !== 'CREATING') abortRun();
    if (after !== before) state.set(after);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    restart: () => dispatch({ type: 'restart' }),
    start(frame) {
      if (!mayStart(state.get())) return;
      const controller = new AbortController();
      const { signal } = controller;
      abortRun = () => controller.abort();
      dispatch({ type: 'start', at: deps.clock.now() });
      startTicking(deps.clock, signal, (at) => dispatch({ type: 'tick', at }));
      create(frame, deps, signal, (action) => {
        if (!signal.aborted) dispatch(action);
      });
    },
  };
}
