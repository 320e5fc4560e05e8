// Reads a page aloud sentence by sentence, so that each start is an exact count of samples.
import type { Sentence } from './sentences';
import { join, pause, trimSilence, type Sound } from './wave';

/** How somebody reads aloud. */
export interface Voice<Spoken extends Sentence = Sentence> {
  /** Speaks one sentence. `pace` above 1 is slower. */
  speak(sentence: Spoken, pace: number): Sound;
  /** Seconds of pause after a sentence. */
  readonly rest: number;
}

/** A sentence and its start in seconds, 2 decimals (spec contract §16). */
export interface Cue {
  readonly text: string;
  readonly start: number;
}

export interface Narration extends Sound {
  readonly cues: readonly Cue[];
}

/** Seconds of silence before the first word, since players may cut off the start. */
const leadIn = 0.12;

/** Seconds for a sentence in which the voice finds nothing to say, such as three stars. */
const unspoken = 0.6;

/** Returns how many times slower than normal speech a text is read to this age; 1 for everyone else. */
export function paceOf(targetGroup: string | undefined): number {
  const age = Number(targetGroup?.split('_')[1] ?? Number.POSITIVE_INFINITY);
  if (age <= 2) return 1.14;
  if (age <= 4) return 1.07;
  return age <= 5 ? 1.03 : 1;
}

/** Speaks sentences one after the other with pauses between them, and records where each begins. */
export function recite<Spoken extends Sentence>(
  sentences: readonly Spoken[],
  voice: Voice<Spoken>,
  pace: number,
): Narration {
  const parts: Int16Array[] = [];
  const cues: Cue[] = [];
  let rate = 0;
  let samples = 0;
  const add = (part: Int16Array) => {
    parts.push(part);
    samples += part.length;
  };
  for (const sentence of sentences) {
    const sound = trimSilence(voice.speak(sentence, pace));
    if (rate === 0) add(pause(sound.rate, leadIn));
    rate = sound.rate;
    cues.push({ text: sentence.text, start: Math.round((samples / rate) * 100) / 100 });
    add(sound.samples.length > 0 ? sound.samples : pause(rate, unspoken));
    add(pause(rate, voice.rest * pace * lingering(sentence)));
  }
  return { ...join(rate, parts), cues };
}

/** Returns the extra pause after a question or the end of a paragraph. */
function lingering({ text, closes }: Sentence): number {
  return (/[?？][”“"»」]?$/.test(text) ? 1.35 : 1) * (closes ? 1.5 : 1);
}
