// Reads the transcription of a slide leniently, and lists its faults (spec contract §1).
import { secondsOf } from './media-path';

/** A sentence of the narration and its start in seconds (spec contract §1). */
export interface Cue {
  readonly text: string;
  readonly start: number;
}

/**
 * A fault of a transcription: an entry without text or without a time in seconds, times that do not increase, or times far beyond the
 * end of the medium.
 */
export interface TranscriptionFault {
  /** Within the slide, for example `transcription.3.start`. */
  readonly field: string;
  readonly reason: 'wrong-shape' | 'not-a-time' | 'not-increasing' | 'beyond-the-end';
}

interface Transcription {
  readonly transcription: readonly Cue[];
  readonly transcriptionFault?: TranscriptionFault;
}

/** Returns the readable sentences, sorted by start, and the first fault. Anything but a list counts as no sentences. */
export function readTranscription(list: unknown): Transcription {
  if (list === null || list === undefined) return { transcription: [] };
  if (!Array.isArray(list))
    return { transcription: [], transcriptionFault: { field: 'transcription', reason: 'wrong-shape' } };
  const cues: Cue[] = [];
  const faults: TranscriptionFault[] = [];
  list.forEach((entry: unknown, at) => {
    const cue = readCue(entry, `transcription.${at}`);
    if ('reason' in cue) faults.push(cue);
    else {
      if (cue.start < (cues.at(-1)?.start ?? 0)) faults.push(notIncreasing(at));
      cues.push(cue);
    }
  });
  if (cues.length > 2 && cues.every(({ start }) => start === cues[0]?.start)) faults.push(notIncreasing(1));
  const [fault] = faults;
  return {
    transcription: cues.sort((a, b) => a.start - b.start),
    ...(fault === undefined ? {} : { transcriptionFault: fault }),
  };
}

const notIncreasing = (at: number): TranscriptionFault => ({
  field: `transcription.${at}.start`,
  reason: 'not-increasing',
});

function readCue(entry: unknown, field: string): Cue | TranscriptionFault {
  if (typeof entry !== 'object' || entry === null) return { field, reason: 'wrong-shape' };
  const text: unknown = Reflect.get(entry, 'text');
  if (typeof text !== 'string') return { field: `${field}.text`, reason: 'wrong-shape' };
  const start = secondsOf(Reflect.get(entry, 'start'));
  return start === undefined ? { field: `${field}.start`, reason: 'not-a-time' } : { text, start };
}
