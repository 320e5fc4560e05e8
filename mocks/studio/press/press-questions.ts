// Records what the robot says: the questions of wizard and kiosk, the kiosk's options, and the library's own sentences. Fetched when somebody wants to hear it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentLanguageOf } from '../../../src/contract/languages';
import { openMp3Encoder } from '../voices/mp3';
import { recite } from '../voices/narration';
import { openPico } from '../voices/pico/pico';
import { picoVoice } from '../voices/pico/pico-voice';

const locales = path.join(import.meta.dirname, '../../../src/platform/i18n/locales');
const named = v.record(v.string(), v.string());
const wizardSchema = v.object({ questions: named });
const shelfSchema = v.object({ shallWe: v.string() });
const ready = v.object({ titles: named });
const creation = v.object({
  title: v.string(),
  topics: named,
  otherTopics: named,
  tones: named,
  modes: named,
  modeHints: named,
  ready,
});
const kioskSchema = v.object({ creation });
const offlineSchema = v.object({ library: v.object({ empty: v.string() }) });

/** Higher and a little slower than a storyteller. */
const robot = { pitch: 128, speed: 96 };

type Folders = Readonly<Record<'wizard' | 'shelf' | 'kiosk', string>>;

/** Writes one file for each language and question into the folders. */
export async function pressQuestions(folders: Folders, log: (line: string) => void): Promise<void> {
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const encoder = await openMp3Encoder();
  for (const locale of ['de', 'en'] as const) {
    const voice = picoVoice(await openPico(contentLanguageOf(locale)));
    const read = (file: string): string => readFileSync(path.join(locales, locale, file), 'utf8');
    const textsOf = (name: string): unknown => JSON.parse(read(`${name}.json`));
    const record = (texts: Readonly<Record<string, string>>, folder: string, prefix = ''): void => {
      for (const [name, text] of Object.entries(texts)) {
        const file = encoder.encode(recite([{ text, closes: true, parts: [{ text, ...robot }] }], voice, 1));
        writeFileSync(path.join(folder, `${locale}-${prefix}${name}.mp3`), file);
        log(`${locale}-${prefix}${name}.mp3: ${file.length} bytes`);
      }
    };
    record(v.parse(wizardSchema, textsOf('creation')).questions, folders.wizard);
    const { title, topics, otherTopics, ...asked } = v.parse(kioskSchema, textsOf('kiosk')).creation;
    record({ topic: title, ...topics }, folders.kiosk);
    record(otherTopics, folders.kiosk, 'other-');
    const { tones, modes, modeHints } = asked;
    for (const [name, label] of Object.entries({ ...tones, ...modes })) {
      const hint = modeHints[name];
      record({ [name]: hint === undefined ? `${label}.` : `${label}, ${hint}.` }, folders.kiosk);
    }
    record(asked.ready.titles, folders.kiosk, 'ready-');
    const { shallWe } = v.parse(shelfSchema, textsOf('gallery'));
    const { empty } = v.parse(offlineSchema, textsOf('offline')).library;
    record({ 'shall-we': shallWe, 'nothing-saved': empty, welcome: read('intro.md').trim() }, folders.shelf);
  }
}
