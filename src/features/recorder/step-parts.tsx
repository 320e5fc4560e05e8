// What several steps of the recorder share: the choice of a device, the focus once it is open, and the source of a picture or a voice.
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts, formatDuration } from '../../platform/i18n/i18n';
import { SelectField } from '../../ui/fields';
import { useReadable } from '../../ui/use-readable';
import { blobOfDataUrl } from '../../platform/browser/person-media/person-file';
import { decodeSound } from '../../platform/browser/person-media/sound-file';
import { IconButton } from '../../ui/Button';
import type { Recorder } from './recorder';
import './recorder.css';

interface DeviceSelectProps {
  readonly recorder: Recorder;
  readonly kind: 'camera' | 'microphone';
  readonly disabled?: boolean;
}

/** Chooses among several cameras or microphones; nothing when there is only one. */
export function DeviceSelect({ recorder, kind, disabled = false }: DeviceSelectProps) {
  const { t } = useTexts();
  const { devices, chosen } = useReadable(recorder.choices);
  if (devices.length < 2) return null;
  return (
    <SelectField
      label={t(`recorder.${kind}`)}
      value={chosen ?? ''}
      options={devices.map(({ id, label }, at) => ({
        value: id,
        label: label || t('recorder.device', { number: at + 1 }),
      }))}
      disabled={disabled}
      onValue={recorder.choose}
    />
  );
}

/**
 * Focuses the button of a step when `isReady` becomes true, which may take seconds, unless a person has moved to another control meanwhile: what they press next is
 * meant for that one.
 */
export function useFocusWhenReady(button: RefObject<HTMLButtonElement | null>, isReady: boolean): void {
  /** What had the focus when the step was shown: a dialog gives it to its first control. */
  const first = useRef<Element>(null);
  useEffect(() => {
    first.current = document.activeElement;
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const { activeElement } = document;
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
    if (!isOnControl || activeElement === first.current) button.current?.focus();
  }, [button, isReady]);
}

/**
 * Returns a ref that gives an image or audio element a data URL as its source, and revokes it with the element. The page's policy allows no
 * `data:` address, so it goes through an object URL.
 */
export function useSource(
  dataUrl: string,
): (element: HTMLImageElement | HTMLAudioElement | null) => () => void {
  return useCallback(
    (element) => {
      if (element === null) return () => undefined;
      const address = URL.createObjectURL(blobOfDataUrl(dataUrl));
      element.src = address;
      return () => {
        element.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [dataUrl],
  );
}

// A voice as a waveform that plays.

interface Waveform {
  readonly path: string;
  readonly seconds: number;
}

const barCount = 96;
const flat: Waveform = { path: pathOfBars(Array.from({ length: barCount }, () => 0)), seconds: 0 };

interface VoicePlayerProps {
  readonly audio: string;
  /** Pauses the voice while it is true. */
  readonly isSilent?: boolean;
}

export function VoicePlayer({ audio, isSilent = false }: VoicePlayerProps) {
  const { t } = useTexts();
  const clip = useId();
  const source = useSource(audio);
  const element = useRef<HTMLAudioElement>(null);
  const attach = useCallback(
    (audioElement: HTMLAudioElement | null) => {
      element.current = audioElement;
      return source(audioElement);
    },
    [source],
  );
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  useEffect(() => {
    if (isSilent) element.current?.pause();
  }, [isSilent]);
  const { path, seconds } = useWaveform(audio);
  const share = seconds > 0 ? Math.min(1, time / seconds) : 0;
  const toggle = (): void => {
    if (isPlaying) element.current?.pause();
    else element.current?.play().catch(() => setPlaying(false));
  };
  return (
    <div className="voice-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The person's own words, of which there is no text. */}
      <audio
        ref={attach}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        // Another voice takes the place of this one, without an event of the pause.
        onEmptied={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'recorder.player.pause' : 'recorder.player.play')}
        onClick={toggle}
      />
      <div className="voice-wave">
        <svg viewBox={`0 0 ${barCount} 2`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={clip}>
            <rect width={share * barCount} height="2" />
          </clipPath>
          <path d={path} />
          <path d={path} className="voice-played" clipPath={`url(#${clip})`} />
        </svg>
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(time, seconds)}
          aria-label={t('recorder.player.position')}
          aria-valuetext={t('recorder.voice.time', {
            elapsed: formatDuration(time),
            max: formatDuration(seconds),
          })}
          onChange={({ target }) => {
            if (element.current !== null) element.current.currentTime = Number(target.value);
            setTime(Number(target.value));
          }}
        />
      </div>
      <span className="voice-clock" aria-hidden="true">
        {formatDuration(time > 0 ? time : seconds)}
      </span>
    </div>
  );
}

/** Returns the waveform of a voice; flat until it is decoded, and where it cannot be. */
function useWaveform(audio: string): Waveform {
  const [waveform, setWaveform] = useState(flat);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { channels, sampleRate } = await decodeSound(blobOfDataUrl(audio));
      if (isGone) return;
      const seconds = (channels[0]?.length ?? 0) / sampleRate;
      setWaveform({ path: pathOfBars(barsOf(channels, barCount)), seconds });
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      setWaveform(flat);
    };
  }, [audio]);
  return waveform;
}

/** Returns the largest sample of each of `count` equal parts, as a share of the largest of all; all 0 for silence. */
export function barsOf(channels: readonly Float32Array[], count: number): readonly number[] {
  const [samples = new Float32Array()] = channels;
  const bars = Array.from({ length: count }, (_, part) => {
    const end = Math.floor(((part + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((part * samples.length) / count); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const max = Math.max(...bars);
  return bars.map((bar) => (max === 0 ? 0 : bar / max));
}

/** Returns an SVG path of upright bars in a box of `count` by 2 around the middle. */
export function pathOfBars(bars: readonly number[]): string {
  return bars
    .map((bar, at) => {
      const half = Math.max(0.05, bar * 0.95);
      return `M${at + 0.5} ${(1 - half).toFixed(2)}v${(2 * half).toFixed(2)}`;
    })
    .join('');
}
