// The 27 voices that can present (spec contract §1, §7), each with an engine, a pitch and a pace of its own.
import { speakerOf, usualSpeakerOf, type Speaker } from '../../../../src/contract/creation/speakers';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import type { Voice } from '../engines';
import { openPico, type PicoLanguage } from '../pico/pico';
import { utteranceOf } from '../pico/utterance';
import type { Sentence } from '../sentences';
import { openEspeak, type Prosody } from './espeak';

/** A sentence, and what the voice reads in its place. */
export interface SpokenSentence extends Sentence {
  readonly spoken: string;
}

export interface SpeakerVoice extends Prosody {
  readonly engine: PicoLanguage | 'Japanese';
}

const voice = (engine: SpeakerVoice['engine'], pitch: number, speed: number): SpeakerVoice => ({
  engine,
  pitch,
  speed,
});

/** By the value of the speaker. */
export const speakerVoices: Readonly<Record<string, SpeakerVoice>> = {
  'english-olivia': voice('English', 100, 95),
  'english-harry': voice('English', 82, 97),
  'english-grace': voice('English', 110, 88),
  'english-walter': voice('English', 71, 87),
  'english-emily': voice('English', 118, 100),
  'english-george': voice('English', 76, 102),
  'english-madison': voice('American English', 100, 96),
  'english-jack': voice('American English', 80, 96),
  'german-anna': voice('German', 100, 95),
  'german-jonas': voice('German', 80, 95),
  'german-greta': voice('German', 91, 86),
  'german-karl': voice('German', 70, 88),
  'german-paula': voice('German', 112, 101),
  'german-emil': voice('German', 86, 103),
  'german-lotte': voice('German', 122, 97),
  'french-camille': voice('French', 100, 95),
  'french-antoine': voice('French', 78, 96),
  'french-louise': voice('French', 113, 90),
  'italian-giulia': voice('Italian', 100, 95),
  'italian-marco': voice('Italian', 76, 96),
  'italian-teresa': voice('Italian', 90, 87),
  'japanese-sakura': voice('Japanese', 120, 100),
  'japanese-kenji': voice('Japanese', 70, 98),
  'japanese-haruka': voice('Japanese', 146, 92),
  'spanish-carmen': voice('Spanish', 100, 95),
  'spanish-diego': voice('Spanish', 76, 96),
  'spanish-marta': voice('Spanish', 113, 90),
};

/** Returns the speaker with this value, or the usual one of the language where that speaks another or is unknown. */
export function presenterOf(value: string, language: SpeakerLanguage): Speaker {
  const speaker = speakerOf(value);
  return speaker?.language === language ? speaker : usualSpeakerOf(language);
}

/** Loads the voice of a speaker. Throws RangeError for a speaker without one, and what its engine throws. */
export async function openSpeakerVoice(speaker: Speaker): Promise<Voice<SpokenSentence>> {
  const own = speakerVoices[speaker.value];
  if (own === undefined) throw new RangeError(`${speaker.value} has no voice`);
  const { engine, pitch, speed } = own;
  if (engine === 'Japanese') {
    const espeak = await openEspeak();
    return { rest: 0.45, speak: ({ spoken }, pace) => espeak.speak(spoken, { pitch, speed: speed / pace }) };
  }
  const pico = await openPico(engine);
  return {
    rest: 0.42,
    speak: ({ spoken }, pace) => pico.speak(utteranceOf([{ text: spoken, pitch, speed: speed / pace }])),
  };
}
