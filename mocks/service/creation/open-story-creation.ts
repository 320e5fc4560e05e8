// Opens everything that making stories, talks and parties needs in a data directory: the folders, the list of forbidden titles and
// the uploads.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock';
import { readForbiddenTitles } from './titles/forbidden-titles';
import type { DataDirectory } from '../store/data-directory';
import type { Outbox } from '../mail/mail-folder';
import { folderUploads, type Uploads } from './uploads';
import type { CreationDeps } from './creation-context';
import { runPress } from '../../studio/making/run-press';
import { createStoryMaker } from '../../studio/making/story-maker';

/** Opens the making in a data directory. Throws the system's errors. */
export async function openStoryCreation(
  data: Pick<DataDirectory, 'folder' | 'workFolder' | 'presentationsFolder' | 'storeFolder'>,
  linkOf: (id: string) => string,
  sendMail: Outbox['sendStory'],
): Promise<CreationDeps & { readonly uploads: Uploads }> {
  return {
    maker: createStoryMaker({ folders: data, runPress }),
    isForbidden: await readForbiddenTitles(path.join(data.folder, 'forbidden-titles.txt')),
    sendMail,
    linkOf,
    // Work is emptied at each start, and so are the uploads that a killed service left.
    uploads: folderUploads(path.join(data.workFolder, 'uploads'), processClock),
    newSeed: () => randomInt(2 ** 31),
    now: () => new Date(),
  };
}

/** The clock of the process, whose timers do not keep it from ending. */
export const processClock: Clock = {
  now: Date.now,
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
