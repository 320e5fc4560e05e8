// Opens everything that making stories needs in a data directory: the folders, the list of forbidden titles and the outbox.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Volume } from '../../library/volume';
import { readForbiddenTitles } from '../../service/creation/forbidden-titles';
import { outboxFolder } from '../mail/outbox-folder';
import type { StoryWorkshop } from './create-story';
import { runPress } from './run-press';
import { openStoryFolders } from './story-folders';
import { createStoryMaker } from './story-maker';

export interface OpenWorkshop extends StoryWorkshop {
  /** The stories that were made before. */
  readonly stories: readonly Volume[];
}

/** Opens the workshop of a data directory. Throws the system's errors. */
export async function openWorkshop(
  dataFolder: string,
  linkOf: (id: string) => string,
): Promise<OpenWorkshop> {
  const folders = await openStoryFolders(dataFolder);
  return {
    stories: folders.stories,
    maker: createStoryMaker({ folders, runPress }),
    isForbidden: await readForbiddenTitles(path.join(dataFolder, 'forbidden-titles.txt')),
    sendMail: outboxFolder(path.join(dataFolder, 'outbox')),
    linkOf,
    newSeed: () => randomInt(2 ** 31),
    now: () => new Date(),
  };
}
