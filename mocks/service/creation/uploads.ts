// The pictures and voices that people upload for a talk: each is kept until a run takes it, and then it is gone.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock';
import { ShapeError } from '../../../src/base/parse';
import type { PersonUpload, UploadedPerson } from '../../../src/contract/service/bodies';
import { shortHash } from '../identity/tokens';

export interface Uploads {
  /** Stores a picture and a voice, and returns their names. Throws ShapeError for any other file. */
  store(upload: PersonUpload): Promise<UploadedPerson>;
  /** Returns the file with this name and deletes it; undefined when there is none. */
  take(name: string): Promise<Buffer | undefined>;
}

/** Returns uploads that keep nothing, for scripted runs; the same picture and voice always have the same names. */
export function noopUploads(): Uploads {
  return {
    store: async ({ imageData, audioData }) => namesOf(shortHash(`${imageData}\n${audioData}`)),
    take: async () => undefined,
  };
}

/** Milliseconds after which an upload that no run took is deleted. */
const longestWait = 60 * 60_000;
/** How many uploads may wait; the oldest are deleted. */
const maxWaiting = 40;

/** Returns uploads in a folder, which must be emptied at each start. */
export function folderUploads(folder: string, { after }: Pick<Clock, 'after'>): Uploads {
  /** The files of each person that nobody has taken, the oldest person first. */
  const waiting = new Map<string, Set<string>>();
  const forget = (person: string) => {
    waiting.delete(person);
    return rm(path.join(folder, person), { recursive: true, force: true });
  };
  return {
    store: async ({ imageData, audioData }) => {
      const [image, audio] = [base64Of(imageData, 'image'), base64Of(audioData, 'audio')];
      if (image === undefined) throw new ShapeError('POST /api/personData', 'imageData', 'not a picture');
      if (audio === undefined) throw new ShapeError('POST /api/personData', 'audioData', 'not a sound');
      const person = randomUUID();
      const names = namesOf(person);
      const [oldest] = waiting.keys();
      waiting.set(person, new Set(Object.values(names)));
      after(longestWait, () => void forget(person));
      if (oldest !== undefined && waiting.size > maxWaiting) await forget(oldest);
      await mkdir(path.join(folder, person), { recursive: true });
      await writeFile(path.join(folder, person, path.basename(names.imageFile)), image, 'base64');
      await writeFile(path.join(folder, person, path.basename(names.audioFile)), audio, 'base64');
      return names;
    },
    take: async (name) => {
      const [, person = ''] = name.split('/');
      const files = waiting.get(person);
      if (files?.delete(name) !== true) return undefined;
      const bytes = await readFile(path.join(folder, person, path.basename(name)));
      await (files.size === 0 ? forget(person) : rm(path.join(folder, person, path.basename(name))));
      return bytes;
    },
  };
}

function namesOf(person: string): UploadedPerson {
  return { imageFile: `persons/${person}/image.jpg`, audioFile: `persons/${person}/audio.mp3` };
}

/** Returns the base64 of a data URL of this kind of medium; undefined for every other text. */
export function base64Of(dataUrl: string, kind: 'image' | 'audio'): string | undefined {
  const comma = dataUrl.indexOf(',');
  const head = dataUrl.slice(0, Math.max(0, comma));
  const isOfKind = head.startsWith(`data:${kind}/`) && head.endsWith(';base64');
  return isOfKind ? dataUrl.slice(comma + 1) : undefined;
}
