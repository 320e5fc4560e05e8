// Has Japanese texts spoken by a process that loads eSpeak NG. Where its package is not installed, there is no Japanese voice.
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { forkProgram } from '../../../base/bundle/fork-program';
import type { Sound } from '../wave';

/** To the process. */
export const espeakJobSchema = v.object({
  texts: v.array(v.string()),
  /** As in `VoicedPart`. */
  prosody: v.object({ pitch: v.number(), speed: v.number() }),
});
type EspeakJob = v.InferOutput<typeof espeakJobSchema>;

/** From the process. */
const espeakMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('spoken'),
    sounds: v.array(
      v.object({ rate: v.number(), samples: v.custom<Int16Array>((value) => value instanceof Int16Array) }),
    ),
  }),
  v.object({ type: v.literal('missing') }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
]);
export type EspeakMessage = v.InferOutput<typeof espeakMessageSchema>;

/** Thrown where no voice of a language is installed. */
export class NoVoiceError extends Error {
  override readonly name = 'NoVoiceError';
}

/** Thrown when the process breaks down. */
class EspeakError extends Error {
  override readonly name = 'EspeakError';
}

const program = path.join(import.meta.dirname, 'espeak-process.ts');

/** Starts the process; samples go through its channel as they are. */
const startEspeak = (): ChildProcess => forkProgram(program, { serialization: 'advanced' });

/** Returns the sound of each text at 16 kHz. Throws NoVoiceError without the package, and EspeakError. */
export async function speakJapanese(
  texts: readonly string[],
  prosody: EspeakJob['prosody'],
  start = startEspeak,
): Promise<readonly Sound[]> {
  const child = start();
  const job: EspeakJob = { texts: [...texts], prosody };
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (body) => {
        const message = v.parse(espeakMessageSchema, body);
        if (message.type === 'spoken') return resolve(message.sounds);
        if (message.type === 'failed') return reject(new EspeakError(message.reason));
        reject(new NoVoiceError('eSpeak NG is not installed, and no other voice speaks Japanese'));
      });
      child.on('error', (cause) => reject(new EspeakError('eSpeak NG cannot be started', { cause })));
      child.once('exit', (code, by) => reject(new EspeakError(`eSpeak NG ended with ${code ?? by ?? ''}`)));
      child.send(job);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
