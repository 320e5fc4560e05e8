// A story whose pages have a speaker: a film in one file and in pieces, speaking for itself or beside a narration.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestHook } from '../../../mocks/run/test-hook-client';

export const filmStory = '778';

/** The pages by what they show; the cover is 0. */
export const filmPages = { ts: 1, fmp4: 2, webm: 3, mp4: 4 } as const;

const folder = path.join(import.meta.dirname, '../../../mocks/library/film');
const spoken = { audioPath: 'narration.mp3' };

/** Puts the story on the shelf; `slides` in place of its own pages. */
export async function putFilmStory(hook: TestHook, slides: readonly object[] = pages): Promise<void> {
  const names = await readdir(folder);
  const media = await Promise.all(
    names.map(async (name) => ({
      name: name.replace('.mpegts', '.ts'),
      base64: await readFile(path.join(folder, name), 'base64'),
    })),
  );
  const index = {
    kind: 'PRESENTATION',
    initialSlide: { headline: 'A talk', text: 'Someone speaks' },
    slides,
    finalSlide: { headline: 'The end' },
  };
  const entry = { id: filmStory, title: 'Someone speaks', language: 'English' };
  await hook.put({ entry, index: JSON.stringify(index), media });
}

const pages = [
  { headline: 'Pieces of one kind', speakerVideoPath: 'ts.m3u8' },
  { headline: 'Pieces of another kind', speakerVideoPath: 'fmp4.m3u8', ...spoken },
  { headline: 'One file, WebM', speakerVideoPath: 'film.webm' },
  { headline: 'One file, MP4', speakerVideoPath: 'film.mp4', ...spoken },
];
