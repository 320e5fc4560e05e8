// Reads sentences aloud with Pico; each part of a sentence has its own pitch and speed.
import type { Voice } from '../narration';
import type { Sentence } from '../sentences';
import type { PicoEngine } from './pico';
import { utteranceOf, type VoicedPart } from './utterance';

/** A sentence and who speaks what of it. */
export interface VoicedSentence extends Sentence {
  readonly parts: readonly VoicedPart[];
}

/** Returns the voice of an engine. */
export function picoVoice(engine: PicoEngine): Voice<VoicedSentence> {
  return {
    rest: 0.42,
    speak: ({ parts }, pace) =>
      engine.speak(utteranceOf(parts.map((part) => ({ ...part, speed: part.speed / pace })))),
  };
}
