// The gallery in both languages and what it stores; a story is played and rated, another one made.
import { englishStory, germanStory, ratingsSent } from '../support/service/service';
import { expect, test } from './fixtures';

// With the motion of an ordinary device: slides fade, a leaf turns.
test.use({ reducesMotion: false });

test.describe('a German browser', () => {
  test.use({ language: 'de-DE' });

  test('the gallery speaks both languages, its story plays and is rated, and a made story plays', async ({
    reader,
    service,
  }) => {
    await test.step('the gallery shows the stories of the language that is chosen', async () => {
      await reader.openGallery();
      await reader.expectLanguage('de');
      await reader.expectText('Geschichten');
      await reader.expectStories([germanStory]);
      await reader.expectPicturesPainted();
      await reader.press('English');
      await reader.expectLanguage('en');
      await reader.expectText('Stories');
      await reader.expectStories([englishStory]);
      await reader.expectPicturesPainted();
    });
    await test.step('stories in other languages are shown behind a filter, also after a reload', async () => {
      await reader.press('Search');
      await reader.press('Filters');
      await reader.forms.tick('Other languages');
      await reader.expectStories([germanStory, englishStory]);
      await reader.reload();
      await reader.expectStories([germanStory, englishStory]);
      await reader.press('Clear all');
      await reader.expectStories([englishStory]);
    });
    await test.step('language and favourite last over a reload', async () => {
      await reader.card(englishStory).press('Favourite');
      await reader.card(englishStory).expectFavourite();
      await reader.reload();
      await reader.expectLanguage('en');
      await reader.card(englishStory).expectFavourite();
    });
    await test.step('a story plays to its end as slides, with sound, is rated, and stays on the device', async () => {
      // Firefox then answers the worker's request for a narration from the cache of the player's range requests.
      await service.hook.fault({
        path: `/presentations/${englishStory}/audio/*`,
        headers: { 'cache-control': 'no-cache' },
        times: 1000,
      });
      await reader.openStory(englishStory);
      await reader.playToTheEnd();
      await reader.press('Rate');
      for (const category of ['Story', 'Images', 'Voice']) await reader.forms.giveStars(category, 4);
      await reader.forms.writeComment(2001, 2000);
      await reader.expectText('A comment has room for 2000 characters.');
      await reader.press('Submit');
      await reader.expectText('Thank you for your rating.');
      await expect.poll(() => ratingsSent(service)).toBe(1);
      await reader.openGallery();
      await reader.card(englishStory).expectButton('Saved for offline');
    });
    await test.step('a story that is made in the wizard, over the WebSocket of the engine, is on the shelf, and plays', async () => {
      await service.hook.configure({ pace: 0 });
      const title = await reader.forms.makeStory();
      await reader.expectNewStory(title);
      await reader.playNarration('Play');
    });
    await test.step('whoever made it deletes it for everybody, at once when the section is left', async () => {
      await reader.openGallery();
      await reader.press('Made by me');
      await reader.press('More');
      await reader.press('Delete');
      await reader.expectText('was deleted.');
      await reader.openStory(englishStory);
      const deleted = async () => (await service.hook.requests()).filter(({ method }) => method === 'DELETE');
      await expect.poll(deleted).toMatchObject([{ status: 204 }]);
    });
  });
});

test.describe('without service workers, in a German browser', () => {
  test.use({ hasServiceWorkers: false, language: 'de-DE' });

  test('a German book can be read and heard, and saving is not offered', async ({ reader }) => {
    await reader.openGallery();
    await reader.openBookFromGallery(germanStory);
    await reader.playNarration('Abspielen');
    // WebKitGTK deadlocks when a sound is removed whose decoder only begins.
    await reader.expectNarration('PLAYING 1');
    await reader.goBack();
    await reader.expectStories([germanStory]);
    await reader.waitForLateParts();
    expect(await reader.card(germanStory).has('Offline speichern')).toBe(false);
  });
});

test.describe('with site data blocked', () => {
  test.use({ blocksSiteData: true });
  test.skip(({ engine }) => engine !== 'firefox', 'Only Firefox can be started so');

  test('the shelf paints, a story opens and plays, and saving is not offered', async ({ reader, driver }) => {
    // App and browser report that nothing can be stored.
    reader.expectFault(/SecurityError|DeviceStoreError|Storage access is restricted/);
    await reader.openGallery();
    const isRefused = () => {
      try {
        return localStorage.length < 0;
      } catch {
        return true;
      }
    };
    expect(await driver.evaluate(isRefused), 'access to the storage is refused').toBe(true);
    await reader.openStory(englishStory);
    await reader.playNarration('Play');
    await reader.goBack();
    await reader.expectStories([englishStory]);
    await reader.waitForLateParts();
    expect(await reader.card(englishStory).has('Save for offline')).toBe(false);
  });
});
