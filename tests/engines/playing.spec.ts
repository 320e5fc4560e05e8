// A story is played from its cover to its end, and rated.
import { presenterFigure } from '../../mocks/story-press/film/presenter-figure';
import { presenterFilm } from '../../mocks/story-press/film/speaker-film';
import { softTone } from '../../mocks/story-press/voice/tone';
import { timesSent } from '../browser/feedback/rating-page';
import { longNarration, ownStory, putStory } from '../browser/player/stories';
import { expect, test } from './fixtures';
import { englishStory } from './stories';

test('a story plays to its end as slides, with sound, is rated, and stays on the device', async ({
  reader,
  service,
}) => {
  await reader.openStory(englishStory);
  await reader.playToTheEnd();
  for (const category of ['Story', 'Images', 'Voice']) await reader.giveStars(category, 4);
  await reader.press('Submit');
  await reader.expectText('Thank you for your rating.');
  await expect.poll(() => timesSent(service)).toBe(1);
  await reader.openGallery();
  await reader.expectOnCard(englishStory, 'Saved for offline');
});

test('a story continues where it was left, after a reload and after the browser was killed', async ({
  reader,
  service,
}) => {
  const page = { text: 'A page that is told for two minutes', audioPath: 'long.wav' };
  await putStory(service.hook, [page, page, page], [longNarration('long.wav', 120)]);
  await reader.openStory(ownStory);
  await reader.press('Play');
  await reader.press('Next');
  const left = await reader.pause();
  await reader.reload();
  await reader.playNarration(`Continue on page ${left}`);
  expect(await reader.pause()).toBe(left);
  await reader.restartBrowser();
  await reader.openStory(ownStory);
  await reader.playNarration(`Continue on page ${left}`);
  expect(await reader.pause()).toBe(left);
});

test('a narration that the browser cannot play holds its page for its reading time', async ({
  reader,
  service,
}) => {
  reader.expectFault(/strange\.mp3/);
  const noSound = { name: 'strange.mp3', base64: Buffer.from('no sound at all').toString('base64') };
  // Twelve seconds to read, for a machine that looks seldom.
  const text = 'A page to be read. '.repeat(6);
  await putStory(service.hook, [{ text, audioPath: noSound.name }], [noSound]);
  await reader.openStory(ownStory);
  await reader.press('Play');
  await reader.expectState('PLAYING 1');
  await expect.poll(() => reader.state()).toMatch(/^LAST_SLIDE_(?:PLAYING|FINISHED) 2$/);
});

test('the film of a speaker that the maker encoded plays beside its narration', async ({
  reader,
  service,
}) => {
  const film = await presenterFilm(presenterFigure({ k: 'adult', hairstyle: 'curls' })).speak(
    softTone(300, 8),
  );
  const page = { text: 'Somebody speaks', audioPath: 'long.wav', speakerVideoPath: 'film.mp4' };
  await putStory(
    service.hook,
    [page, page],
    [longNarration('long.wav', 20), { name: 'film.mp4', base64: film.toString('base64') }],
  );
  await reader.openStory(ownStory);
  await reader.press('Play');
  await reader.press('Next');
  await reader.expectFilmGrows(512);
});
