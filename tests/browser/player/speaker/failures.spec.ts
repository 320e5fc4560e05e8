// The speaker without a network, and in a book whose films cannot be played.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Reader } from '../../fixtures';
import { filmFolder } from '../../../support/service/film-with-sound-apart';
import { filmPages, filmStory, media, openPage, playFilm, putFilmStory } from './film-story';
import { asBook, expectOpenAt } from '../../book/book-page';

test('segmented films are saved and play without a network, in slides and book', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  await reader.openStory(filmStory);
  await reader.waitUntilSaved(filmStory);
  await reader.goOffline();
  await page.reload();
  await openPage(reader, filmPages.ts);
  await expectFilmPlays(reader, filmPages.ts);
  await reader.choose('Read as book');
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, filmPages.fmp4);
  await expectFilmPlays(reader, filmPages.fmp4);
  expect((await media(reader)).narration).toBeGreaterThan(0);
  await expect(page.locator('.book > .viewer-speaker canvas')).toBeVisible();
  for (let at: number = filmPages.fmp4 + 1; at <= filmPages.apart; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, at);
  }
  await expectFilmPlays(reader, filmPages.apart);
  expect(
    (await media(reader)).soundBytes,
    'bytes of the sound that is a playlist of its own',
  ).toBeGreaterThan(0);
});

/** Plays the open page for a moment and checks that its film advances and has a picture. */
async function expectFilmPlays(reader: Reader, at: number): Promise<void> {
  await playFilm(reader, at, 0.3);
  expect((await media(reader)).width).toBeGreaterThan(0);
}

test('a book continues when its speaker is missing, broken or incomplete, and gives the pages its space', async ({
  reader,
  service,
  page,
}) => {
  const films = ['gone.mp4', 'broken.mp4', 'torn.mp4'];
  const slides = films.map((film) => ({
    headline: film,
    text: 'A page to be read',
    speakerVideoPath: film,
    audioPath: 'long.wav',
  }));
  await putFilmStory(service.hook, slides);
  await service.hook.put({ id: filmStory, media: await brokenFilms() });
  reader.expectFault(/404|SpeakerFilmFailedError/);
  await openPage(reader, 1, asBook(filmStory));
  for (const [at] of films.entries()) {
    await expectOpenAt(page, at + 1);
    await reader.button('Play').click();
    await reader.expectNarrationGrows();
    await expect(page.locator('.viewer-speaker')).toHaveCount(0);
    await reader.button('Pause').click();
    await page.keyboard.press('ArrowRight');
  }
  const failed = (await reader.reports()).filter((report) => report.includes('SpeakerFilmFailedError'));
  expect(failed).toHaveLength(films.length);
  await expect(page.locator('.book')).not.toHaveAttribute('data-speaker');
});

/** Returns a file that is not a film, and a film whose second half is noise. */
async function brokenFilms() {
  const film = await readFile(path.join(filmFolder, 'film.mp4'));
  return [
    { name: 'broken.mp4', base64: Buffer.from('no film').toString('base64') },
    { name: 'torn.mp4', base64: film.fill(0xff, film.length / 2).toString('base64') },
  ];
}
