// SVOX Pico in WebAssembly: speaks one text after another, in pure Node.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import load, { type PicoModule } from '@echogarden/svoxpico-wasm';
import { samplesIn, type Sound } from '../wave';

export const picoLanguages = [
  'German',
  'English',
  'American English',
  'French',
  'Italian',
  'Spanish',
] as const;
export type PicoLanguage = (typeof picoLanguages)[number];

/** Thrown when a call of the engine fails; `status` is Pico's own. */
class PicoError extends Error {
  override readonly name = 'PicoError';
  constructor(
    readonly call: string,
    readonly status: number,
  ) {
    super(`${call} answered with the status ${status}`);
  }
}

export interface PicoEngine {
  /** Speaks a text with Pico's marks. The same text always gives the same samples. Throws PicoError. */
  speak(text: string): Sound;
}

const data = path.join(import.meta.dirname, 'data');
/** Text analysis first, then the voice: Pico needs this order. */
const resources: Readonly<Record<PicoLanguage, readonly string[]>> = {
  German: ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  English: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
  'American English': ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  French: ['fr-FR_ta.bin', 'fr-FR_nk0_sg.bin'],
  Italian: ['it-IT_ta.bin', 'it-IT_cm0_sg.bin'],
  Spanish: ['es-ES_ta.bin', 'es-ES_zl0_sg.bin'],
};

/** Samples per second of every Pico voice. */
export const picoRate = 16_000;
/** Bytes of the block of memory in which an engine works. */
const memorySize = 4 * 1024 * 1024;
/** Bytes that one call may return. */
const chunkSize = 128;
const idle = 200;
const busy = 201;

/** Loads the engine of a language. Throws PicoError, and the system's error when the language data are missing. */
export async function openPico(language: PicoLanguage): Promise<PicoEngine> {
  const [pico, ...files] = await Promise.all([
    load(),
    ...resources[language].map(async (name) => ({ name, bytes: await readFile(path.join(data, name)) })),
  ]);
  const system = createSystem(pico);
  const voice = textAt(pico, 'voice');
  check('createVoiceDefinition', pico._pico_createVoiceDefinition(system, voice));
  pico.FS.mkdir('/language');
  for (const { name, bytes } of files) {
    pico.FS.writeFile(`/language/${name}`, bytes);
    addResource(pico, { system, voice, file: `/language/${name}` });
  }
  const calls = { count: pico._malloc(2), type: pico._malloc(2), buffer: pico._malloc(chunkSize) };
  const cell = pointerCell(pico);
  check('newEngine', pico._pico_newEngine(system, voice, cell));
  const engine = pico.HEAP32[cell >> 2] ?? 0;
  const fresh = pico.HEAPU8.slice();
  return {
    speak(text) {
      // Pico carries its noise and its intonation over from the text before, and a new engine does so too.
      pico.HEAPU8.set(fresh);
      return { rate: picoRate, samples: samplesOf(pico, engine, text, calls) };
    },
  };
}

function createSystem(pico: PicoModule): number {
  const cell = pointerCell(pico);
  check('initialize', pico._pico_initialize(pico._malloc(memorySize), memorySize, cell));
  return pico.HEAP32[cell >> 2] ?? 0;
}

function addResource(
  pico: PicoModule,
  { system, voice, file }: { readonly system: number; readonly voice: number; readonly file: string },
): void {
  const cell = pointerCell(pico);
  const name = pico._malloc(256);
  check('loadResource', pico._pico_loadResource(system, textAt(pico, file), cell));
  check('getResourceName', pico._pico_getResourceName(system, pico.HEAP32[cell >> 2] ?? 0, name));
  check('addResourceToVoiceDefinition', pico._pico_addResourceToVoiceDefinition(system, voice, name));
}

interface CallMemory {
  readonly count: number;
  readonly type: number;
  readonly buffer: number;
}

function samplesOf(pico: PicoModule, engine: number, text: string, memory: CallMemory): Int16Array {
  const { count, type, buffer } = memory;
  const chunks: Uint8Array[] = [];
  const start = textAt(pico, text);
  // The closing zero byte makes Pico speak what it still holds.
  const length = Buffer.byteLength(text) + 1;
  for (let done = 0; done < length;) {
    check('putTextUtf8', pico._pico_putTextUtf8(engine, start + done, length - done, count));
    done += pico.HEAP16[count >> 1] ?? 0;
    for (let status = busy; status === busy;) {
      status = pico._pico_getData(engine, buffer, chunkSize, count, type);
      if (status !== busy && status !== idle) throw new PicoError('getData', status);
      chunks.push(pico.HEAPU8.slice(buffer, buffer + (pico.HEAP16[count >> 1] ?? 0)));
    }
  }
  return samplesIn(Buffer.concat(chunks));
}

/** Returns where a text now stands in the engine's memory, closed by a zero byte. */
function textAt(pico: PicoModule, text: string): number {
  const bytes = Buffer.from(`${text}\0`);
  const pointer = pico._malloc(bytes.length);
  pico.HEAPU8.set(bytes, pointer);
  return pointer;
}

/** Returns a cell into which a call writes a pointer. */
function pointerCell(pico: PicoModule): number {
  const cell = pico._malloc(4);
  pico.HEAP32[cell >> 2] = 0;
  return cell;
}

function check(call: string, status: number): void {
  if (status !== 0) throw new PicoError(call, status);
}
