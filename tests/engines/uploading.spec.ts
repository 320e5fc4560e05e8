// A picture and a sound are dropped on the form, over the engine's own decoders and its WebAssembly, which only the policy of the
// encoder's own file allows (ADR-0036).
import { test } from './fixtures';

test.use({ variant: 'production' });

test('a dropped picture is made square, a dropped sound becomes an MP3 that plays', async ({ reader }) => {
  await reader.signIn('librarian', 'Picture-Book-1');
  await reader.openNewPresentation();
  await reader.dropFiles();
  await reader.expectText('The picture has been added. The voice has been added.');
  await reader.expectSquarePicture(64);
  await reader.playVoice();
});
