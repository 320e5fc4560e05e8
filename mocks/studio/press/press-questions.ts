// Records the wizard's questions in the robot's voice, as files that the page fetches when somebody wants to hear one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { openMp3Encoder } from '../voices/mp3';
import { recite } from '../voices/narration';
import { openPico } from '../voices/pico/pico';
import { picoVoice } from '../voices/pico/pico-voice';

const locales = path.join(import.meta.dirname, '../../../src/platform/i18n/locales');
const textsSchema = v.object({ questions: v.record(v.string(), v.string()) });

/** Higher and a little slower than a storyteller. */
const robot = { pitch: 128, speed: 96 };

/** Writes one file for each language and question into the folder. */
export async function pressQuestions(folder: string, log: (line: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const encoder = await openMp3Encoder();
  for (const [locale, language] of [
    ['de', 'German'],
    ['en', 'English'],
  ] as const) {
    const voice = picoVoice(await openPico(language));
    const texts: unknown = JSON.parse(readFileSync(path.join(locales, locale, 'creation.json'), 'utf8'));
    for (const [step, text] of Object.entries(v.parse(textsSchema, texts).questions)) {
      const narration = recite([{ text, closes: true, parts: [{ text, ...robot }] }], voice, 1);
      const file = encoder.encode(narration);
      writeFileSync(path.join(folder, `${locale}-${step}.mp3`), file);
      log(`${locale}-${step}.mp3: ${file.length} bytes`);
    }
  }
}
