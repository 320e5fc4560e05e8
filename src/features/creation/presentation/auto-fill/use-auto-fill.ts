// Connects making up a person to React.
import { useEffect, useEffectEvent, useState } from 'react';
import { personFrameOf } from '../frames';
import type { FormAction, FormState } from '../form';
import { createAutoFillRun } from './auto-fill-run';
import type { StreamRunDeps } from '../../run/stream-run';
import type { AutoFillState } from './state';
import { useReadable } from '../../../../ui/use-readable';

export interface AutoFillControls {
  readonly state: AutoFillState;
  readonly isGenerating: boolean;
  /** Whether there is a name to make up a person from. */
  readonly hasName: boolean;
  /** Asks for a person, or does nothing without a name. */
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Returns the state of making up a person. One that was made up fills the form. */
export function useAutoFill(
  deps: StreamRunDeps,
  form: FormState,
  dispatch: (action: FormAction) => void,
): AutoFillControls {
  const [run] = useState(() => createAutoFillRun(deps));
  const state = useReadable(run);
  // Leaving the form ends the request.
  useEffect(() => run.cancel, [run]);
  const fill = useEffectEvent(dispatch);
  const person = state.name === 'WAITING' ? state.person : undefined;
  useEffect(() => {
    if (person !== undefined) fill({ type: 'auto-fill', person });
  }, [person]);
  const frame = personFrameOf(form);
  return {
    state,
    isGenerating: state.name === 'GENERATING',
    hasName: frame !== undefined,
    start() {
      if (frame !== undefined) run.start(frame);
    },
    cancel: run.cancel,
  };
}
