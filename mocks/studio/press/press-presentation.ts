// Makes the files of a written story, talk or party in a folder: draws, speaks and films page by page, and writes the index last.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PresenterFilm } from '../film/presenter-film';
import type { Scene } from '../drawing/scene';
import { openMp3Encoder } from '../voices/mp3';
import type { Cue, Narration } from '../voices/narration';
import type { ImageStyle } from '../../../src/contract/creation/choices';
import { pageMedia } from './index-json';
import { createPainter } from './painter';
import { entryName, type PressProgress, type PressTimes } from './press-progress';

/** A written story, talk or party. */
export interface PressWork {
  /** With a description it is said when the picture is there. */
  readonly pages: readonly { readonly scene: Scene; readonly seed: number; readonly description?: string }[];
  /** Loads a voice, and returns what reads each page aloud. */
  readonly openVoice?: () => Promise<readonly (() => Narration)[]>;
  /** Prepares films of this many pixels each side; of the usual size without a number. */
  readonly openFilm?: ((size: number | undefined) => Promise<PresenterFilm>) | undefined;
  readonly filmsCover?: boolean;
  /** The list entry; those of the library are in one list. */
  readonly entry?: object;
  readonly indexOf: (cues: readonly (readonly Cue[])[], filmed: ReadonlySet<number>) => object;
}

interface PressDeps {
  /** Returns milliseconds. */
  readonly now: () => number;
  readonly onProgress: (progress: PressProgress) => void;
  /** Pixels of each side of a picture and of a film; tests whose subject is not the picture set a small number. */
  readonly pictureSize?: number | undefined;
}

/** Makes all files. The same request and seed give the same pictures, sounds and films. Throws what the press throws. */
export async function pressPresentation(
  { imageStyle, folder }: { readonly imageStyle: ImageStyle; readonly folder: string },
  write: () => PressWork,
  { now, onProgress, pictureSize }: PressDeps,
): Promise<PressTimes> {
  const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };
  const timed = async <Result>(kind: keyof PressTimes, work: () => Result): Promise<Awaited<Result>> => {
    const start = now();
    const result = await work();
    times[kind] += now() - start;
    return result;
  };
  const save = (name: string, data: string | Uint8Array) => writeFile(path.join(folder, name), data);
  const saveJson = (name: string, value: object) => save(name, `${JSON.stringify(value, null, 2)}\n`);
  const { pages, openVoice, openFilm, filmsCover, entry, indexOf } = await timed('writing', write);
  const paint = createPainter(imageStyle, { save, timed, pictureSize });
  const readings = openVoice && (await timed('speaking', openVoice));
  const encoder = openVoice && (await timed('encoding', openMp3Encoder));
  const film = openFilm && (await timed('filming', () => openFilm(pictureSize)));
  for (const sub of ['images', ...(encoder ? ['audio'] : []), ...(film ? ['video'] : [])])
    await mkdir(path.join(folder, sub), { recursive: true });
  const cues: (readonly Cue[])[] = [];
  const filmed = new Set<number>();
  for (const [page, { scene, seed, description }] of pages.entries()) {
    const at = { page, pages: pages.length };
    onProgress({ stage: 'painting', ...at });
    await paint(page, scene, seed);
    if (description !== undefined) onProgress({ stage: 'painted', ...at, description });
    const read = readings?.[page];
    if (encoder === undefined || read === undefined) continue;
    onProgress({ stage: 'reading', ...at });
    const narration = await timed('speaking', read);
    cues.push(narration.cues);
    await save(pageMedia.narration(page), await timed('encoding', () => encoder.encode(narration)));
    if (film === undefined || (page === 0 && !filmsCover)) continue;
    onProgress({ stage: 'filming', ...at });
    await save(pageMedia.film(page), await timed('filming', () => film.speak(narration)));
    filmed.add(page);
  }
  if (entry) await saveJson(entryName, entry);
  await saveJson('index.json', indexOf(cues, filmed));
  return times;
}
