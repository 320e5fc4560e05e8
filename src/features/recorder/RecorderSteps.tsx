// What a recorder shows in each phase, and what it announces. The dialog shows it, and so may any page.
import { useEffect, useRef, type ReactNode, useEffectEvent, useState } from 'react';
import { useTexts, type Translate } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { PhotoStep } from './PhotoStep';
import { Recorder, type RecorderDeps } from './recorder';
import type { RecorderState, RecorderPlan } from './recorder-state';
import { VoiceStep, type ReadingText } from './VoiceStep';
import { useReadable } from '../../ui/use-readable';

interface RecorderStepsProps {
  readonly recorder: Recorder;
  readonly state: RecorderState;
  readonly readingText: ReadingText;
  /** In a kiosk visitors cannot set up a device or choose a file: they go on without it. */
  readonly isKiosk?: boolean;
  /** Further buttons, beside each phase's. */
  readonly children: ReactNode;
}

export function RecorderSteps(props: RecorderStepsProps) {
  const { t } = useTexts();
  return (
    <>
      <output className="visually-hidden" data-recorder-state={props.state.name}>
        {statusOf(props.state, t)}
      </output>
      <RecorderStep {...props} />
    </>
  );
}

function RecorderStep({ recorder, state, readingText, isKiosk = false, children }: RecorderStepsProps) {
  switch (state.name) {
    case 'imageRecording':
    case 'imageApproval':
      return (
        <PhotoStep recorder={recorder} state={state}>
          {children}
        </PhotoStep>
      );
    case 'audioRecording':
    case 'audioApproval':
      return (
        <VoiceStep recorder={recorder} state={state} readingText={readingText}>
          {children}
        </VoiceStep>
      );
    case 'imageRecordingError':
    case 'audioRecordingError':
      return (
        <StepError recorder={recorder} state={state} isKiosk={isKiosk}>
          {children}
        </StepError>
      );
    case 'closed':
      return isKiosk && state.reason === 'hidden' ? (
        <OutOfSight recorder={recorder}>{children}</OutOfSight>
      ) : null;
  }
}

/** Says that the page was out of sight; takes the focus, since what had it is gone. */
function OutOfSight({ recorder, children }: Pick<RecorderStepsProps, 'recorder' | 'children'>) {
  const { t } = useTexts();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="recorder-step">
      <p ref={text} tabIndex={-1}>
        {t('recorder.inKiosk.hidden')}
      </p>
      <div className="dialog-buttons">
        <Button primary onClick={() => recorder.dispatch({ type: 'retake' })}>
          {t('recorder.retry')}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface StepErrorProps extends Required<Pick<RecorderStepsProps, 'isKiosk'>> {
  readonly recorder: Recorder;
  readonly state: Extract<RecorderState, { readonly failure: unknown }>;
  readonly children: ReactNode;
}

/** Says what happened and what can be done; takes the focus, since the button that had it is gone. */
function StepError({ recorder, state, isKiosk, children }: StepErrorProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isCamera = state.name === 'imageRecordingError';
  const canSkip = isKiosk || isCamera || state.image !== undefined;
  const withoutVoice = isKiosk ? 'recorder.inKiosk.withoutVoice' : 'recorder.withoutVoice';
  return (
    <div className="recorder-step">
      <h3 ref={heading} tabIndex={-1}>
        {t('recorder.error')}
      </h3>
      {(isKiosk ? kioskTextsOf(state, t) : [failureTextOf(state, t), t('recorder.orUpload')]).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="dialog-buttons">
        <Button primary onClick={() => recorder.dispatch({ type: 'retake' })}>
          {t('recorder.retry')}
        </Button>
        {canSkip && (
          <Button onClick={() => recorder.dispatch({ type: 'skip' })}>
            {t(isCamera ? 'recorder.withoutPicture' : withoutVoice)}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

type FailedState = StepErrorProps['state'];

function failureTextOf(state: FailedState, t: Translate): string {
  return state.name === 'imageRecordingError'
    ? t(`recorder.camera-failures.${state.failure}`)
    : t(`recorder.voice-failures.${state.failure}`);
}

/** Returns what a visitor is told: what they can do better themselves, else the specified text and what to do (spec screens §6). */
function kioskTextsOf(state: FailedState, t: Translate): readonly string[] {
  if (state.name === 'imageRecordingError')
    return [t('recorder.camera-failures.snapshot'), t('recorder.inKiosk.camera')];
  const { failure } = state;
  return failure === 'silent' || failure === 'too-short'
    ? [t(`recorder.inKiosk.${failure}`)]
    : [t('recorder.voice-failures.recording'), t('recorder.inKiosk.microphone')];
}

/** Returns the text that screen readers announce. */
function statusOf(state: RecorderState, t: Translate): string {
  switch (state.name) {
    case 'imageRecording':
      if (state.camera === 'opening') return t('recorder.photo.opening');
      if (state.countdown === undefined) return t('recorder.photo.isLive');
      return state.countdown === 0 ? t('recorder.photo.taking') : String(state.countdown);
    case 'imageApproval':
      return t('recorder.photo.taken');
    case 'audioRecording':
      return t(`recorder.voice.${state.microphone}`);
    case 'audioApproval':
      return t('recorder.voice.recorded');
    case 'imageRecordingError':
    case 'audioRecordingError':
    case 'closed':
      return '';
  }
}

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
