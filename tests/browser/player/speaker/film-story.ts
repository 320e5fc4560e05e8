// A story whose pages have a speaker's film, in one file or in segments, with its own sound or beside a narration; and the
// state of its media.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestHook } from '../../../../mocks/server/test-hook-client';
import { expect, type Reader } from '../../fixtures';
import { filmFolder, filmWithSoundApart } from '../../../support/service/film-with-sound-apart';
import { longNarration } from '../../../support/service/own-story';

export const filmStory = '778';

/** The pages by what they show; the cover is 0. */
export const filmPages = { ts: 1, fmp4: 2, webm: 3, mp4: 4, apart: 5 } as const;

/** A page whose film of four seconds stands beside a narration that outlasts the test. */
export const longTalk = { headline: 'A talk', speakerVideoPath: 'film.mp4', audioPath: 'long.wav' };

const spoken = { audioPath: 'narration.mp3' };

/** Adds the story to the service; `slides` replaces its own pages, and may name the narration `long.wav`. */
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
  const apart = await filmWithSoundApart();
  await hook.put({
    entry,
    index: JSON.stringify(index),
    media: [...media, ...apart, longNarration('long.wav')],
  });
}

const pages = [
  { headline: 'Pieces of one kind', speakerVideoPath: 'ts.m3u8' },
  { headline: 'Pieces of another kind', speakerVideoPath: 'fmp4.m3u8', ...spoken },
  { headline: 'One file, WebM', speakerVideoPath: 'film.webm' },
  { headline: 'One file, MP4', speakerVideoPath: 'film.mp4', ...spoken },
  { headline: 'Sound apart, and no end', speakerVideoPath: 'apart.m3u8' },
];

/** Opens the story at one of its pages, at rest. */
export async function openPage(reader: Reader, page: number, address?: string): Promise<void> {
  await reader.openStory(filmStory, address);
  for (let turned = 0; turned < page; turned += 1) await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', page);
}

/**
 * Plays until the film of `page` is beyond `seconds`, and pauses there from within the page: a test may come too late for a film of
 * four seconds. Returns whether the film was muted while it played.
 */
export async function playFilm(reader: Reader, page: number, seconds: number): Promise<boolean> {
  const [muted] = await Promise.all([
    reader.page.evaluate(pauseFilm, [`PLAYING ${page}`, seconds] as const),
    reader.button('Play').click(),
  ]);
  await reader.expectState('PAUSED', page);
  await expect.poll(async () => (await media(reader)).paused).toBe(true);
  return muted;
}

/** Runs in the page: presses Pause once the film is beyond `seconds` in this state, and returns whether it was muted. */
function pauseFilm([state, seconds]: readonly [string, number]): Promise<boolean> {
  return new Promise((paused) => {
    const video = document.querySelector('video');
    const look = () => {
      const { playerState, slideIndex } =
        document.querySelector<HTMLElement>('[data-player-state]')?.dataset ?? {};
      const button = document.querySelector<HTMLElement>('[aria-label="Pause"]');
      const isBeyond = video !== null && video.currentTime > seconds;
      if (!isBeyond || button === null || `${playerState} ${slideIndex}` !== state) return;
      video.removeEventListener('timeupdate', look);
      paused(video.muted);
      button.click();
    };
    video?.addEventListener('timeupdate', look);
  });
}

/** Seeks in the narration, which its film follows. */
export function seekNarration({ page }: Reader, seconds: number): Promise<void> {
  return page.evaluate((time) => {
    const audio = document.querySelector('audio');
    if (audio !== null) audio.currentTime = time;
  }, seconds);
}

/** Returns the states of film and narration at one moment; times in seconds, width in pixels of the film. */
export function media(reader: Reader) {
  return reader.page.evaluate(() => {
    const video = document.querySelector('video');
    const audio = document.querySelector('audio');
    if (video === null || audio === null) throw new Error('There are no media');
    const { currentTime, muted, paused, readyState, videoWidth: width } = video;
    const narration = audio.currentTime;
    // Only Chromium and WebKit count these bytes.
    const soundBytes = Number(Reflect.get(video, 'webkitAudioDecodedByteCount'));
    return { currentTime, muted, paused, readyState, width, narration, soundBytes, over: audio.ended };
  });
}
