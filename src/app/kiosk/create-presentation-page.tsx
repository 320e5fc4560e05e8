// Creating a presentation as a page of the kiosk: gives the flow its run, its recorder and its addresses (spec screens §12).
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { canRecord } from '../../contract/deployment';
import { homeHref, viewHrefOf } from '../address/hrefs';
import type { PersonMedia } from '../../contract/creation/person-media';
import { isFailed, type RunState } from '../../features/creation/run/run-state';
import {
  CreationFlow,
  type CreationStatus,
  type RecordingSlotProps,
} from '../../features/kiosk/creation/CreationFlow';
import { frameOf, type CreationEntries } from '../../features/kiosk/creation/creation-flow-state';
import { reducedMotion } from '../../platform/browser/screen';
import { report } from '../../platform/browser/report';
import { useTexts, withTexts } from '../../platform/i18n/i18n';
import { lazyPart } from '../../ui/lazy-part';
import { useApp } from '../providers';
import { useKioskCreation } from '../creation/app-runs';
import { failureOf } from '../../features/kiosk/creation/after-sending';
import {
  useHoldWhile,
  useBusyWhile,
  useKiosk,
  useAvailableDevices,
} from '../../features/kiosk/kiosk-context';
import { useReadable } from '../../ui/use-readable';

/** A presentation is made without photo and voice when the code that records them cannot be loaded. */
const Recording = lazyPart<RecordingSlotProps>(
  () => withTexts(import('./Recording'), 'recorder').then((part) => part.Recording),
  (error) => report(error, 'kiosk: recording'),
  MissingRecording,
);

function MissingRecording({ onRecorded }: RecordingSlotProps) {
  // Each call is a step of the flow, and effects run twice in development.
  const isSkipped = useRef(false);
  const skip = useEffectEvent(() => {
    if (isSkipped.current) return;
    isSkipped.current = true;
    onRecorded({});
  });
  useEffect(() => {
    skip();
  }, []);
  return null;
}

const renderRecording = (props: RecordingSlotProps) => <Recording key={props.what} {...props} />;

const bothDevices = { camera: true, microphone: true };

export function CreatePresentationPage() {
  const app = useApp();
  const { language } = useTexts();
  const { replacePage, loadCover } = useKiosk();
  const { run } = useKioskCreation();
  const state = useReadable(run);
  const isReachable = useReadable(app.reachability);
  const prefersReducedMotion = useReadable(reducedMotion);
  // Unknown ones count as there: the flow reads them again when the notice about privacy is accepted.
  const { camera, microphone } = useAvailableDevices() ?? bothDevices;
  const mayRecord = canRecord(app.deployment);
  const recordable = { picture: mayRecord && camera, voice: mayRecord && microphone };
  useEffect(() => run.leave, [run]);
  const [isHolding, setHolding] = useState(false);
  useHoldWhile(isHolding);
  useBusyWhile(state.name === 'CREATING');
  useNoteMade(state);
  const onSend = useCallback(
    (entered: CreationEntries, media: PersonMedia) => run.start(frameOf(entered, media, language)),
    [run, language],
  );
  return (
    <CreationFlow
      run={statusOf(state)}
      recordable={recordable}
      isReachable={isReachable}
      hasKeyboard={app.launch.onScreenKeyboard}
      onSend={onSend}
      onRestart={run.restart}
      onHoldingChange={setHolding}
      onLeave={replacePage}
      renderRecording={renderRecording}
      homeHref={homeHref}
      watchHrefOf={viewHrefOf}
      loadCover={loadCover}
      random={Math.random}
      prefersReducedMotion={prefersReducedMotion}
    />
  );
}

/** The visitor finds the code of it again when it has been watched. */
function useNoteMade(state: RunState): void {
  const { made } = useKiosk();
  const id = state.name === 'CREATED' ? state.id : undefined;
  useEffect(() => {
    if (id !== undefined) made.set(id, 'presentation');
  }, [made, id]);
}

/** Returns what the flow shows of a run. */
function statusOf(state: RunState): CreationStatus {
  if (isFailed(state)) return { name: 'failed', failure: failureOf(state) };
  switch (state.name) {
    case 'CREATING':
      return { name: 'creating', elapsed: state.elapsed, timeFraction: state.timeFraction };
    case 'CREATED':
      return { name: 'created', id: state.id };
    default:
      return { name: 'idle' };
  }
}
