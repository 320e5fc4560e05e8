// Stories without a network, and a browser without service workers.
import { expect, test } from './fixtures';
import { englishStory } from './stories';

test('a story saved by its button plays as a book, with sound, when the service is stopped and the browser was killed', async ({
  reader,
}) => {
  await reader.openGallery();
  await reader.saveForOffline(englishStory);
  await reader.goOffline();
  await reader.restartBrowser();
  await reader.openGallery();
  await reader.expectPicturesPainted();
  await reader.openFromGallery(englishStory);
  await reader.playToTheEnd();
});

test.describe('without service workers', () => {
  test.use({ hasServiceWorkers: false });

  test('a book can be read and heard, and saving is not offered', async ({ reader }) => {
    await reader.openGallery();
    await reader.openFromGallery(englishStory);
    await reader.playNarration('Play');
    await reader.expectState('PLAYING 1');
    await reader.openGallery();
    expect(await reader.hasOnCard(englishStory, 'Save for offline')).toBe(false);
  });
});
