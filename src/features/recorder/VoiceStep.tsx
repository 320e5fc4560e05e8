// Records a voice (spec screens §11): the text to read, how loud it is and how long, and the recording to accept or retake.
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { personMediaLimits } from '../../contract/creation/person-media';
import { useTexts, formatDuration } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { useFirstClick } from '../../ui/use-first-click';
import { DeviceSelect, useFocusWhenReady, VoicePlayer } from './step-parts';
import type { Recorder } from './recorder';
import type { RecorderState } from './recorder-state';
import { useReadable } from '../../ui/use-readable';
import type { SoundLevel } from '../../platform/browser/person-media/microphone';
import './recorder.css';

type VoiceState = Extract<RecorderState, { readonly name: 'audioRecording' | 'audioApproval' }>;
/** The theme, which chooses the text to read aloud. */
export type ReadingText = 'standard' | 'museum';

interface VoiceStepProps {
  readonly recorder: Recorder;
  readonly state: VoiceState;
  readonly readingText: ReadingText;
  /** Further buttons, beside the step's. */
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

interface LevelMeterProps {
  readonly recorder: Recorder;
  readonly isRecording: boolean;
}

/** How loud the microphone hears, and a hint while a voice that is recorded is too quiet or too loud. */
function LevelMeter({ recorder, isRecording }: LevelMeterProps) {
  const { t } = useTexts();
  const level = useReadable(recorder.level);
  const [loudness, setLoudness] = useState(noMeasurements);
  useEffect(() => {
    if (!isRecording) return undefined;
    const unsubscribe = recorder.level.subscribe(() =>
      setLoudness((before) => addMeasurement(before, recorder.level.get())),
    );
    return () => {
      unsubscribe();
      setLoudness(noMeasurements);
    };
  }, [recorder, isRecording]);
  const percent = Math.round(meterOf(level) * 100);
  const hint = hintOf(loudness);
  return (
    <div className="level">
      <meter className="visually-hidden" aria-label={t('recorder.voice.level')} max={100} value={percent} />
      <div className="level-meter" aria-hidden="true">
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <output className="level-hint">
        {hint === 'too-quiet' && t('recorder.voice.tooQuiet')}
        {hint === 'too-loud' && t('recorder.voice.tooLoud')}
      </output>
    </div>
  );
}

type LoudnessHint = 'too-quiet' | 'too-loud' | undefined;

/** How loud a voice is, from measurements ten times a second. */
interface Loudness {
  /** Measurements in a row without a voice. */
  readonly quiet: number;
  /** For how many more measurements the voice counts as too loud. */
  readonly loud: number;
}

export const noMeasurements: Loudness = { quiet: 0, loud: 0 };

/** -40 dB: a voice at arm's length is above. */
const voiceAbove = 0.01;
/** Samples near the largest value are cut off. */
const cutOffAt = 0.97;
/** Longer than a pause between two sentences. */
const quietAfter = 25;
const loudFor = 15;

/** Returns the loudness after another measurement. */
export function addMeasurement({ quiet, loud }: Loudness, { mean, peak }: SoundLevel): Loudness {
  return {
    quiet: mean < voiceAbove ? quiet + 1 : 0,
    loud: peak >= cutOffAt ? loudFor : Math.max(0, loud - 1),
  };
}

/** Returns what to say to who is reading. */
export function hintOf({ quiet, loud }: Loudness): LoudnessHint {
  if (loud > 0) return 'too-loud';
  return quiet >= quietAfter ? 'too-quiet' : undefined;
}

/** Returns the length of the meter from 0 (-60 dB or less) to 1. */
export function meterOf({ mean }: SoundLevel): number {
  const decibels = 20 * Math.log10(Math.max(mean, 1e-6));
  return Math.min(1, Math.max(0, (decibels + 60) / 60));
}
