// What a recorder shows in each phase, and what it announces. The dialog shows it, and so may any page.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Translate, useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { useReadable } from '../../ui/use-readable';
import { Recorder, type RecorderDeps } from './recorder';
import type { RecorderPlan, RecorderState } from './recorder-state';
import { type ReadingText, VoiceStep } from './VoiceStep';
import { DeviceSelect, useFocusWhenReady, useSource } from './step-parts';
import './recorder.css';

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

// Takes a picture of a person (spec screens §11): the live camera, the countdown, and the picture to accept or retake.

type PhotoState = Extract<RecorderState, { readonly name: 'imageRecording' | 'imageApproval' }>;

interface PhotoStepProps {
  readonly recorder: Recorder;
  readonly state: PhotoState;
  /** Further buttons, beside the step's. */
  readonly children?: ReactNode;
}

function PhotoStep({ recorder, state, children }: PhotoStepProps) {
  return state.name === 'imageApproval' ? (
    <PhotoApproval recorder={recorder} image={state.image}>
      {children}
    </PhotoApproval>
  ) : (
    <LivePhoto recorder={recorder} state={state}>
      {children}
    </LivePhoto>
  );
}

interface LivePhotoProps {
  readonly recorder: Recorder;
  readonly state: Extract<PhotoState, { readonly name: 'imageRecording' }>;
  readonly children: ReactNode;
}

function LivePhoto({ recorder, state: { camera, countdown }, children }: LivePhotoProps) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const open = useReadable(recorder.camera);
  useEffect(() => {
    if (video.current !== null) open?.show(video.current);
  }, [open]);
  const isLive = camera === 'live';
  useFocusWhenReady(take, isLive);
  return (
    <div className="recorder-step">
      <p>{t('recorder.photo.use')}</p>
      <p>{t('recorder.photo.hint')}</p>
      <div className="photo-frame" data-live={isLive}>
        <video ref={video} muted aria-label={t('recorder.photo.live')} />
        <span className="photo-ring" aria-hidden="true" />
        {countdown !== undefined && (
          <span key={countdown} className="photo-countdown" aria-hidden="true">
            {countdown || ''}
          </span>
        )}
      </div>
      <DeviceSelect recorder={recorder} kind="camera" disabled={countdown !== undefined} />
      <div className="dialog-buttons">
        <Button
          ref={take}
          primary
          disabled={!isLive}
          aria-disabled={countdown !== undefined}
          onClick={() => recorder.dispatch({ type: 'take-picture' })}
        >
          {t('recorder.takePicture')}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface PhotoApprovalProps {
  readonly recorder: Recorder;
  readonly image: string;
  readonly children: ReactNode;
}

function PhotoApproval({ recorder, image, children }: PhotoApprovalProps) {
  const { t } = useTexts();
  const source = useSource(image);
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => accept.current?.focus(), []);
  return (
    <div className="recorder-step">
      <p>{t('recorder.photo.approve')}</p>
      <div className="photo-frame" data-live="true">
        <img ref={source} alt={t('recorder.photo.yours')} />
      </div>
      <div className="dialog-buttons">
        <Button ref={accept} primary onClick={() => recorder.dispatch({ type: 'accept' })}>
          {t('recorder.accept')}
        </Button>
        <Button onClick={() => recorder.dispatch({ type: 'retake' })}>{t('recorder.retake')}</Button>
        {children}
      </div>
    </div>
  );
}
