// eSpeak NG in WebAssembly: speaks Japanese written in kana, for which Pico has no voice. Only `espeak-process.ts` imports this (ADR-0038).
import type { VoicedPart } from '../pico/utterance';
import { speakable } from '../speakable';
import { join, resampled, type Sound } from '../wave';

interface EspeakEngine {
  /** Speaks a text in kana at 16 kHz. The same text always gives the same samples. */
  speak(text: string, prosody: Pick<VoicedPart, 'pitch' | 'speed'>): Sound;
}

/** Samples per second of every narration. */
const rate = 16_000;
/** The engine's own values for 100. */
const usual = { pitch: 50, wordsPerMinute: 150 } as const;
/** Below its full volume, at which it clips. */
const volume = 60;

/** Loads the engine with its Japanese voice. Throws the system's ERR_MODULE_NOT_FOUND where it is not installed. */
export async function openEspeak(): Promise<EspeakEngine> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten');
  const espeak = await load();
  const worker = await new espeak.eSpeakNGWorker();
  worker.set_voice('ja');
  worker.set_volume(volume);
  worker.synthesize('あ', () => false);
  const fresh = espeak.HEAPU8.slice();
  return {
    speak(text, { pitch, speed }) {
      // The engine carries its noise over from the text before.
      espeak.HEAPU8.set(fresh);
      worker.set_pitch(Math.round(Math.min(99, Math.max(0, (usual.pitch * pitch) / 100))));
      worker.set_rate(Math.round(Math.min(400, Math.max(80, (usual.wordsPerMinute * speed) / 100))));
      const pieces: Int16Array[] = [];
      worker.synthesize(kanaOf(text), (samples) => {
        if (samples !== null) pieces.push(Int16Array.from(samples));
        return false;
      });
      return resampled(join(worker.get_samplerate(), pieces), rate);
    },
  };
}

/** Returns the text without quotation marks, and with the stops of other scripts, at which the engine rests. */
function kanaOf(text: string): string {
  return speakable(text)
    .replace(/[「」『』・]/g, ' ')
    .replace(/。/g, '. ')
    .replace(/、/g, ', ')
    .replace(/？/g, '? ')
    .replace(/！/g, '! ')
    .trim();
}
