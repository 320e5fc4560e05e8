// Opens everything that making stories needs in a data directory: the folders, the list of forbidden titles and the outbox.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { readForbiddenTitles } from '../../service/creation/forbidden-titles';
import type { DataDirectory } from '../../store/data-directory';
import { outboxFolder } from '../../mail/outbox-folder';
import type { StoryCreationDeps } from './create-story';
import { runPress } from './run-press';
import { createStoryMaker } from './story-maker';

/** Opens the making of stories in a data directory. Throws the system's errors. */
export async function openStoryCreation(
  data: Pick<DataDirectory, 'folder' | 'workFolder' | 'storeFolder'>,
  linkOf: (id: string) => string,
): Promise<StoryCreationDeps> {
  return {
    maker: createStoryMaker({ folders: data, runPress }),
    isForbidden: await readForbiddenTitles(path.join(data.folder, 'forbidden-titles.txt')),
    sendMail: outboxFolder(path.join(data.folder, 'outbox')),
    linkOf,
    newSeed: () => randomInt(2 ** 31),
    now: () => new Date(),
  };
}
