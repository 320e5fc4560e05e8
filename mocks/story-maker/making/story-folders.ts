// The folders of made stories in a data directory. Each is moved into its place when it is whole, so that a killed run leaves
// nothing half made there.
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPresentationId } from '../../../src/contract/presentation/presentation-id';
import { volumeOf, type Volume } from '../../library/volume';
import { entryName } from './press-messages';
import type { StoryFolders } from './story-maker';

export interface OpenStoryFolders extends StoryFolders {
  /** The stories that were made before. */
  readonly stories: readonly Volume[];
}

/** Opens the folders of a data directory, after removing what a killed run left. Throws the system's errors. */
export async function openStoryFolders(dataFolder: string): Promise<OpenStoryFolders> {
  const presentations = path.join(path.resolve(dataFolder), 'presentations');
  const workFolder = path.join(path.resolve(dataFolder), 'work');
  await rm(workFolder, { recursive: true, force: true });
  for (const folder of [presentations, workFolder]) await mkdir(folder, { recursive: true });
  const ids = (await readdir(presentations)).filter(isPresentationId);
  return {
    workFolder,
    stories: await Promise.all(ids.map((id) => readStory(path.join(presentations, id)))),
    async moveIn(folder, id) {
      const target = path.join(presentations, id);
      await syncBelow(folder);
      await rename(folder, target);
      return target;
    },
  };
}

async function readStory(folder: string): Promise<Volume> {
  const entry: unknown = JSON.parse(await readFile(path.join(folder, entryName), 'utf8'));
  return volumeOf(entry, await readFile(path.join(folder, 'index.json'), 'utf8'), folder);
}

/** Waits until the disk has the files of a folder. */
async function syncBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(entry.parentPath, entry.name), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
