// Connects a recorder to React.
import { useEffect, useEffectEvent, useState } from 'react';
import type { RecorderDeps } from './deps';
import { Recorder } from './recorder';
import type { RecorderPlan, RecorderState } from './state';
import { useReadable } from '../../ui/use-readable';

export type ClosedRecorder = Extract<RecorderState, { readonly name: 'closed' }>;

/**
 * Returns a recorder that runs while the component is mounted, and its state. Calls `onClosed` once when everything is accepted or
 * the recording is cancelled, and each time that the page goes out of sight; leaving the page releases the devices without a call.
 */
export function useRecorder(
  deps: RecorderDeps,
  plan: RecorderPlan,
  onClosed: (closed: ClosedRecorder) => void,
): { readonly recorder: Recorder; readonly state: RecorderState } {
  const [recorder] = useState(() => new Recorder(deps, plan));
  const state = useReadable(recorder);
  useEffect(() => {
    recorder.start();
    return recorder.dispose;
  }, [recorder]);
  const finish = useEffectEvent(onClosed);
  useEffect(() => {
    if (state.name === 'closed') finish(state);
  }, [state]);
  return { recorder, state };
}
