// The pictures and voices that people upload for a talk: each is kept until a run takes it, and then it is gone.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ShapeError } from '../../../src/contract/parse';
import type { PersonUpload, UploadedPerson } from '../../../src/contract/service/bodies';
import { shortHash } from '../identity/tokens';

export interface Uploads {
  /** Stores a picture and a voice, and returns their names. Throws ShapeError for what is neither. */
  store(upload: PersonUpload): Promise<UploadedPerson>;
  /** Returns the file with this name and deletes it; undefined when there is none. */
  take(name: string): Promise<Buffer | undefined>;
}

/** Returns uploads that keep nothing, for scripted runs; the same picture and voice always have the same names. */
export function forgottenUploads(): Uploads {
  return {
    store: async ({ imageData, audioData }) => namesOf(shortHash(`${imageData}\n${audioData}`)),
    take: async () => undefined,
  };
}

/** Milliseconds after which an upload that no run took is deleted, at the next upload. */
const longestWait = 60 * 60_000;
/** How many uploads may wait; the oldest give way. */
const mostWaiting = 40;

/** Returns uploads in a folder, which is emptied at each start. `now` returns milliseconds. */
export function folderUploads(folder: string, now: () => number): Uploads {
  return {
    store: async ({ imageData, audioData }) => {
      const [image, audio] = [base64Of(imageData, 'image'), base64Of(audioData, 'audio')];
      if (image === undefined) throw new ShapeError('POST /api/personData', 'imageData', 'not a picture');
      if (audio === undefined) throw new ShapeError('POST /api/personData', 'audioData', 'not a sound');
      await deleteOld(folder, now());
      const person = randomUUID();
      const names = namesOf(person);
      await mkdir(path.join(folder, person), { recursive: true });
      await writeFile(path.join(folder, person, path.basename(names.imageFile)), image, 'base64');
      await writeFile(path.join(folder, person, path.basename(names.audioFile)), audio, 'base64');
      return names;
    },
    take: async (name) => {
      const [, person, file] = /^persons\/([\w-]+)\/(image\.jpg|audio\.mp3)$/.exec(name) ?? [];
      if (person === undefined || file === undefined) return undefined;
      const place = path.join(folder, person, file);
      const bytes = await readFile(place).catch(() => undefined);
      await rm(place, { force: true });
      return bytes;
    },
  };
}

function namesOf(person: string): UploadedPerson {
  return { imageFile: `persons/${person}/image.jpg`, audioFile: `persons/${person}/audio.mp3` };
}

/** Deletes the uploads that have waited too long, and the oldest of too many. */
async function deleteOld(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = await Promise.all(
    (await readdir(folder)).map(async (person) => ({
      place: path.join(folder, person),
      time: (await stat(path.join(folder, person))).mtimeMs,
    })),
  );
  waiting.sort((one, other) => other.time - one.time);
  const old = waiting.filter(({ time }, nth) => nth >= mostWaiting - 1 || now - time > longestWait);
  await Promise.all(old.map(({ place }) => rm(place, { recursive: true, force: true })));
}

/** Returns the base64 of a data URL of this kind of medium; undefined for every other text. */
export function base64Of(dataUrl: string, kind: 'image' | 'audio'): string | undefined {
  const comma = dataUrl.indexOf(',');
  const head = dataUrl.slice(0, Math.max(0, comma));
  const isOfKind = head.startsWith(`data:${kind}/`) && head.endsWith(';base64');
  return isOfKind ? dataUrl.slice(comma + 1) : undefined;
}
