// Records the questions of wizard and kiosk, and the library's own sentences, in the robot's voice. The page fetches a file when somebody wants to hear it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { openMp3Encoder } from '../voices/mp3';
import { recite } from '../voices/narration';
import { openPico } from '../voices/pico/pico';
import { picoVoice } from '../voices/pico/pico-voice';

const locales = path.join(import.meta.dirname, '../../../src/platform/i18n/locales');
const wizardSchema = v.object({ questions: v.record(v.string(), v.string()) });
const shelfSchema = v.object({ shallWe: v.string() });
const kioskSchema = v.object({ creation: v.object({ title: v.string() }) });
const offlineSchema = v.object({ library: v.object({ empty: v.string() }) });

/** Higher and a little slower than a storyteller. */
const robot = { pitch: 128, speed: 96 };

interface Folders {
  readonly wizard: string;
  readonly shelf: string;
  readonly kiosk: string;
}

/** Writes one file for each language and question into the folders. */
export async function pressQuestions(folders: Folders, log: (line: string) => void): Promise<void> {
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const encoder = await openMp3Encoder();
  for (const [locale, language] of [
    ['de', 'German'],
    ['en', 'English'],
  ] as const) {
    const voice = picoVoice(await openPico(language));
    const read = (file: string): string => readFileSync(path.join(locales, locale, file), 'utf8');
    const textsOf = (name: string): unknown => JSON.parse(read(`${name}.json`));
    const record = (text: string, folder: string, name: string): void => {
      const narration = recite([{ text, closes: true, parts: [{ text, ...robot }] }], voice, 1);
      const file = encoder.encode(narration);
      writeFileSync(path.join(folder, `${locale}-${name}.mp3`), file);
      log(`${locale}-${name}.mp3: ${file.length} bytes`);
    };
    for (const [step, text] of Object.entries(v.parse(wizardSchema, textsOf('creation')).questions))
      record(text, folders.wizard, step);
    record(v.parse(kioskSchema, textsOf('kiosk')).creation.title, folders.kiosk, 'topic');
    record(v.parse(shelfSchema, textsOf('gallery')).shallWe, folders.shelf, 'shall-we');
    record(v.parse(offlineSchema, textsOf('offline')).library.empty, folders.shelf, 'nothing-saved');
    record(read('intro.md').trim(), folders.shelf, 'welcome');
  }
}
