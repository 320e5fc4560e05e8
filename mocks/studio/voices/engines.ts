// The English voices of the sample library: each with its engine, arguments and filters. Free engines of Debian; no model, no
// network.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sentence } from './sentences';
import { speakable } from './speakable';
import { readWave, type Sound } from './wave';

/** Thrown when an engine does not speak: this machine lacks it, or the Debian package is only half installed. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(engine: string, debianPackage: string, cause: unknown) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    super(
      isMissing
        ? `${engine} is not installed; it comes with Debian's ${debianPackage}`
        : `${engine} failed; is Debian's ${debianPackage} installed?`,
      { cause },
    );
  }
}

export type EngineVoiceName = 'english-woman' | 'english-man';

/** How somebody reads aloud. */
export interface Voice<Spoken extends Sentence = Sentence> {
  /** Speaks one sentence. `pace` above 1 is slower. */
  speak(sentence: Spoken, pace: number): Sound;
  /** Seconds of pause after a sentence. */
  readonly rest: number;
}

interface EngineVoice extends Voice {
  /** ffmpeg filters that make it sound less metallic. */
  readonly filters: string;
}

/** Runs an engine that writes a wave file, and returns its sound. Throws EngineError. */
function spoken(
  command: string,
  debianPackage: string,
  args: (file: string) => readonly string[],
  input?: string,
): Sound {
  const folder = mkdtempSync(path.join(tmpdir(), 'voice-'));
  const file = path.join(folder, 'sentence.wav');
  try {
    execFileSync(command, args(file), {
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(input === undefined ? {} : { input }),
    });
    return readWave(readFileSync(file));
  } catch (cause) {
    throw new EngineError(command, debianPackage, cause);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const engineVoices: Record<EngineVoiceName, EngineVoice> = {
  'english-woman': {
    rest: 0.42,
    filters: 'highpass=f=70,equalizer=f=220:t=q:w=1:g=1.5,equalizer=f=3200:t=q:w=1.2:g=2',
    speak: (sentence, pace) =>
      spoken(
        'text2wave',
        'festival and festvox-us-slt-hts',
        (file) => [
          '-eval',
          `(begin (voice_cmu_us_slt_arctic_hts) (Parameter.set (quote Duration_Stretch) ${(1.06 * pace).toFixed(2)}))`,
          '-o',
          file,
        ],
        speakable(sentence.text).trim(),
      ),
  },
  'english-man': {
    rest: 0.45,
    filters: 'highpass=f=60,equalizer=f=2800:t=q:w=1.2:g=2',
    speak: (sentence, pace) =>
      spoken('flite', 'flite', (file) => [
        '-voice',
        'rms',
        '--setf',
        `duration_stretch=${(1.04 * pace).toFixed(2)}`,
        '-t',
        speakable(sentence.text).trim(),
        '-o',
        file,
      ]),
  },
};
