// The process that speaks Japanese texts and then ends. It alone loads eSpeak NG, whose GPL-3.0 holds for a program as a whole; the others
// send it texts and get sounds (ADR-0038).
import * as v from 'valibot';
import { openEspeak } from './espeak';
import { espeakJobSchema, type EspeakMessage } from './japanese-voice';

async function speak(message: unknown): Promise<EspeakMessage> {
  try {
    const { texts, prosody } = v.parse(espeakJobSchema, message);
    const espeak = await openEspeak();
    return { type: 'spoken', sounds: texts.map((text) => espeak.speak(text, prosody)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return { type: 'missing' };
    return { type: 'failed', reason: String(error) };
  }
}

process.once(
  'message',
  (message) =>
    void speak(message).then((spoken) => process.send?.(spoken, undefined, {}, () => process.disconnect())),
);
// Nobody waits for the sounds any more.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit());
