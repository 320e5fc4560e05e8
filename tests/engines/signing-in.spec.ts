// A person signs in, and stays signed in on the next page.
import { test } from './fixtures';

test.use({ variant: 'production' });

test('a sign-in by password leads to the shelf, and lasts over a reload', async ({ reader }) => {
  await reader.signIn('librarian', 'Picture-Book-1');
  await reader.reload();
  await reader.expectSignedIn();
});
