// A person signs in and uploads, by the engine's decoders and its WebAssembly. Only the policy of the encoder's file allows the
// latter (ADR-0036).
import { expect } from '@playwright/test';
import { test } from './fixtures';

test.use({ variant: 'production' });

test('a person signs in, and drops a picture and a sound on the form', async ({ reader, personMedia }) => {
  await test.step('a sign-in by password leads to the shelf, and lasts over a reload', async () => {
    await reader.forms.signIn('librarian', 'Picture-Book-1');
    await reader.reload();
    await reader.forms.expectSignedIn();
  });
  await test.step('a dropped picture is made square, a dropped sound becomes an MP3 that plays', async () => {
    await reader.forms.openNewPresentation();
    await personMedia.dropFiles();
    await reader.expectText('The picture has been added. The voice has been added.');
    await personMedia.expectSquarePicture(64);
    await personMedia.playVoice();
  });
  for (const [name, type] of [
    ['voice.ogg', 'application/ogg'],
    ['voice.webm', 'video/webm'],
    ['voice.mp4', 'video/mp4'],
    ['voice.m4b', 'audio/x-m4b'],
    ['voice.3gp', 'video/3gpp'],
    ['voice.mov', 'video/quicktime'],
  ] as const)
    await test.step(`${name} is a voice, although its type is ${type}`, async () => {
      await personMedia.dropVoice(name, type);
      expect(await personMedia.outcome(), name).toBe('The voice has been added.');
    });
  await test.step('a recording in a format that the engine has no decoder for is refused with a way out', async () => {
    await personMedia.dropVoice('voice.caf', '');
    expect(await personMedia.outcome()).toMatch(
      /^“voice.caf” is a recording in a format that this browser can’t read\./,
    );
  });
});
