// Reads a small medium of each kind from the fixture story, for tests that need any picture or sound.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const files = { image: 'images/01.webp', audio: 'audio/01.mp3', video: 'video/02.mp4' } as const;
const fixtureStory = path.join(import.meta.dirname, 'fixtures/presentations/9007199254740992');

/** Returns the bytes of the fixture story's medium of this kind. */
export function readFixtureMedium(kind: keyof typeof files): Promise<Uint8Array> {
  return readFile(path.join(fixtureStory, files[kind]));
}
