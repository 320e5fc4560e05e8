// The 27 voices that can present (spec contract §1, §7), each with its own engine, pitch and pace: speaker-voices.json.
import * as v from 'valibot';
import { speakerOf, usualSpeakerOf, type Speaker } from '../../../../src/contract/creation/speakers';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import type { Voice } from '../narration';
import { openPico, picoLanguages } from '../pico/pico';
import { utteranceOf } from '../pico/utterance';
import type { Sentence } from '../sentences';
import { speakJapanese } from './japanese-voice';
import data from './speaker-voices.json' with { type: 'json' };

/** A sentence, and what the voice reads in its place. */
export interface SpokenSentence extends Sentence {
  readonly spoken: string;
}

const speakerVoiceSchema = v.strictObject({
  engine: v.picklist([...picoLanguages, 'Japanese']),
  /** Above 100 is higher. */
  pitch: v.number(),
  /** Above 100 is faster. */
  speed: v.number(),
});

/** By the value of the speaker. */
export const speakerVoices = v.parse(v.record(v.string(), speakerVoiceSchema), data);

/** Returns the speaker with this value, or the usual one of the language where that speaks another or is unknown. */
export function presenterOf(value: string, language: SpeakerLanguage): Speaker {
  const speaker = speakerOf(value);
  return speaker?.language === language ? speaker : usualSpeakerOf(language);
}

/**
 * Loads the voice of a speaker for these texts. Throws RangeError for a speaker without one, NoVoiceError for a language without one, and
 * what its engine throws.
 */
export async function openSpeakerVoice(
  speaker: Speaker,
  texts: readonly string[],
): Promise<Voice<SpokenSentence>> {
  const own = speakerVoices[speaker.value];
  if (own === undefined) throw new RangeError(`${speaker.value} has no voice`);
  const { engine, pitch, speed } = own;
  if (engine === 'Japanese') {
    // All at once, since another process speaks them.
    const sounds = await speakJapanese(texts, { pitch, speed });
    const byText = new Map(sounds.map((sound, at) => [texts[at], sound]));
    return {
      rest: 0.45,
      speak({ spoken }, pace) {
        const sound = byText.get(spoken);
        if (sound === undefined || pace !== 1) throw new RangeError(`Not spoken before: ${spoken}`);
        return sound;
      },
    };
  }
  const pico = await openPico(engine);
  return {
    rest: 0.42,
    speak: ({ spoken }, pace) => pico.speak(utteranceOf([{ text: spoken, pitch, speed: speed / pace }])),
  };
}
