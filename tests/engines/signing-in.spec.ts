// A person signs in, and stays signed in after a reload and after the browser was killed.
import { test } from './fixtures';

test.use({ variant: 'production' });

test('a sign-in by password lasts over a reload and a killed browser', async ({ reader }) => {
  await reader.signIn('librarian', 'Picture-Book-1');
  await reader.reload();
  await reader.expectSignedIn();
  await reader.restartBrowser();
  await reader.openGallery();
  await reader.expectSignedIn();
});
