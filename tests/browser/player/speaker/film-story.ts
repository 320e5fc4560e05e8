// A story whose pages have a speaker's film, in one file or in segments, with its own sound or beside a narration; and the
// state of its media.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestHook } from '../../../../mocks/server/test-hook-client';
import type { Reader } from '../../fixtures';

export const filmStory = '778';

/** The pages by what they show; the cover is 0. */
export const filmPages = { ts: 1, fmp4: 2, webm: 3, mp4: 4 } as const;

/** The folder of the films. */
export const filmFolder = path.join(import.meta.dirname, '../../../../mocks/library/film');
const spoken = { audioPath: 'narration.mp3' };

/** Adds the story to the service; `slides` replaces its own pages. */
export async function putFilmStory(hook: TestHook, slides: readonly object[] = pages): Promise<void> {
  const names = await readdir(filmFolder);
  const media = await Promise.all(
    names.map(async (name) => ({
      name: name.replace('.mpegts', '.ts'),
      base64: await readFile(path.join(filmFolder, name), 'base64'),
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

/** Opens the story at one of its pages, at rest. */
export async function openPage(reader: Reader, page: number, address?: string): Promise<void> {
  await reader.openStory(filmStory, address);
  for (let turned = 0; turned < page; turned += 1) await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', page);
}

/** Returns the states of film and narration at one moment; times in seconds, width in pixels of the film. */
export function media(reader: Reader) {
  return reader.page.evaluate(() => {
    const video = document.querySelector('video');
    const audio = document.querySelector('audio');
    if (video === null || audio === null) throw new Error('There are no media');
    const { currentTime, muted, paused, readyState, videoWidth: width } = video;
    const narration = audio.currentTime;
    return { currentTime, muted, paused, readyState, width, narration, over: audio.ended };
  });
}
