// Records a voice (spec screens §11): the text to read, how loud it is and how long, and the recording to accept or retake.
import { useEffect, useRef, type ReactNode } from 'react';
import { personMediaLimits } from '../../../contract/creation/person-media';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFirstClick } from '../../../ui/use-first-click';
import { DeviceSelect } from '../DeviceSelect';
import type { Recorder } from '../recorder';
import type { RecorderState } from '../state';
import { useFocusWhenReady } from '../use-focus-when-ready';
import { LevelMeter } from './LevelMeter';
import { VoicePlayer } from './VoicePlayer';
import { formatDuration } from '../../../ui/format-duration';
import './voice.css';

type VoiceState = Extract<RecorderState, { readonly name: 'audioRecording' | 'audioApproval' }>;
/** Which text is read aloud; that of the theme. */
export type ReadingText = 'standard' | 'museum';

interface VoiceStepProps {
  readonly recorder: Recorder;
  readonly state: VoiceState;
  readonly readingText: ReadingText;
  /** Further buttons, beside those of the step. */
  readonly children?: ReactNode;
}

export function VoiceStep({ recorder, state, readingText, children }: VoiceStepProps) {
  return state.name === 'audioApproval' ? (
    <VoiceApproval recorder={recorder} audio={state.audio}>
      {children}
    </VoiceApproval>
  ) : (
    <LiveVoice recorder={recorder} state={state} readingText={readingText}>
      {children}
    </LiveVoice>
  );
}

interface LiveVoiceProps {
  readonly recorder: Recorder;
  readonly state: Extract<VoiceState, { readonly name: 'audioRecording' }>;
  readonly readingText: ReadingText;
  readonly children: ReactNode;
}

function LiveVoice({ recorder, state: { microphone, elapsed }, readingText, children }: LiveVoiceProps) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isRecording = microphone === 'recording';
  const isReady = microphone === 'live' || isRecording;
  useFocusWhenReady(button, isReady);
  const clicks = useFirstClick();
  return (
    <div className="recorder-step">
      <p>{t('recorder.voice.use')}</p>
      <p>{t('recorder.voice.hint')}</p>
      <blockquote className="reading-text">{t(`recorder.reading.${readingText}`)}</blockquote>
      <LevelMeter recorder={recorder} isRecording={isRecording} />
      <p className="voice-time" data-recording={isRecording}>
        {t('recorder.voice.time', {
          elapsed: formatDuration(elapsed / 1000),
          max: formatDuration(personMediaLimits.longestVoice / 1000),
        })}
      </p>
      {(microphone === 'opening' || microphone === 'live') && (
        <DeviceSelect recorder={recorder} kind="microphone" />
      )}
      <div className="dialog-buttons">
        <Button
          ref={button}
          primary
          disabled={!isReady}
          onPointerDown={clicks.notePointer}
          onClick={(event) => {
            if (clicks.isFirst(event))
              recorder.dispatch({ type: isRecording ? 'stop-recording' : 'start-recording' });
          }}
        >
          {t(isRecording ? 'recorder.stopRecording' : 'recorder.startRecording')}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface VoiceApprovalProps {
  readonly recorder: Recorder;
  readonly audio: string;
  readonly children: ReactNode;
}

function VoiceApproval({ recorder, audio, children }: VoiceApprovalProps) {
  const { t } = useTexts();
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => accept.current?.focus(), []);
  return (
    <div className="recorder-step">
      <p>{t('recorder.voice.approve')}</p>
      <VoicePlayer audio={audio} />
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
