// Reads a page aloud sentence by sentence, so that each start is an exact count of samples.
import type { VoiceName } from '../story';
import { voices, type Voice } from './engines';
import { sentencesOf, type Sentence } from './sentences';
import { join, pause, trimSilence, type Sound } from './wave';

/** A sentence and its start in seconds, 2 decimals (spec contract §1). */
export interface Cue {
  readonly text: string;
  readonly start: number;
}

export interface Narration extends Sound {
  readonly cues: readonly Cue[];
  /** ffmpeg filters for this voice. */
  readonly filters: string;
}

/** Seconds of silence before the first word, since players may cut off the start. */
const leadIn = 0.12;

/** Returns how many times slower than normal speech a text is read to this age; 1 for everyone else. */
export function paceOf(targetGroup: string | undefined): number {
  const age = Number(targetGroup?.split('_')[1] ?? Number.POSITIVE_INFINITY);
  if (age <= 2) return 1.14;
  if (age <= 4) return 1.07;
  return age <= 5 ? 1.03 : 1;
}

/** Reads a text aloud. Throws MissingEngineError or EngineError when this machine cannot. */
export function narrate(
  text: string,
  language: 'German' | 'English',
  voiceName: VoiceName,
  pace: number,
): Narration {
  const voice = voices[voiceName];
  return { ...recite(sentencesOf(text, language), voice, pace), filters: voice.filters };
}

/** Speaks sentences one after the other with pauses between them, and records where each begins. */
export function recite(
  sentences: readonly Sentence[],
  voice: Pick<Voice, 'speak' | 'rest'>,
  pace: number,
): Sound & { readonly cues: readonly Cue[] } {
  const parts: Int16Array[] = [];
  const cues: Cue[] = [];
  let rate = 0;
  let samples = 0;
  const add = (part: Int16Array) => {
    parts.push(part);
    samples += part.length;
  };
  for (const sentence of sentences) {
    const sound = trimSilence(voice.speak(speakable(sentence.text), pace));
    if (rate === 0) add(pause(sound.rate, leadIn));
    rate = sound.rate;
    cues.push({ text: sentence.text, start: Math.round((samples / rate) * 100) / 100 });
    add(sound.samples);
    add(pause(rate, voice.rest * pace * lingering(sentence)));
  }
  return { ...join(rate, parts), cues };
}

/** Returns the extra pause after a question or the end of a paragraph. */
function lingering({ text, closes }: Sentence): number {
  return (/\?[”“"»]?$/.test(text) ? 1.35 : 1) * (closes ? 1.5 : 1);
}

/** Removes quotation marks and dashes, which engines mispronounce; readers still see them. */
function speakable(sentence: string): string {
  return sentence
    .replace(/[„“”"«»]/g, ' ')
    .replace(/\s+([,.?!])/g, '$1')
    .replace(/\?,/g, '?')
    .replace(/\s[–—]\s/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}
