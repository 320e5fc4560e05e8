// The gallery in both languages, and what it stores.
import { test } from './fixtures';
import { englishStory, germanStory } from './stories';

test.use({ language: 'de-DE' });

test('the gallery speaks both languages, and stores language and favourite across a reload', async ({
  reader,
}) => {
  await reader.openGallery();
  await reader.expectLanguage('de');
  await reader.expectStories([germanStory]);
  await reader.expectPicturesPainted();
  await reader.press('English');
  await reader.expectLanguage('en');
  await reader.expectStories([englishStory]);
  await reader.expectPicturesPainted();
  await reader.pressOnCard(englishStory, 'Favourite');
  await reader.expectFavourite(englishStory);
  await reader.reload();
  await reader.expectLanguage('en');
  await reader.expectFavourite(englishStory);
});
