// Takes a picture of a person (spec screens §11): the live camera, the countdown, and the picture to accept or retake.
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { DeviceSelect, useFocusWhenReady, useSource } from './step-parts';
import type { Recorder } from './recorder';
import type { RecorderState } from './recorder-state';
import './recorder.css';
import { useReadable } from '../../ui/use-readable';

type PhotoState = Extract<RecorderState, { readonly name: 'imageRecording' | 'imageApproval' }>;

interface PhotoStepProps {
  readonly recorder: Recorder;
  readonly state: PhotoState;
  /** Further buttons, beside the step's. */
  readonly children?: ReactNode;
}

export function PhotoStep({ recorder, state, children }: PhotoStepProps) {
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
