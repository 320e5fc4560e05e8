// Makes stories, talks and parties, a few at a time: each in a work folder of its own, which becomes the presentation's folder
// once it is whole.
import { availableParallelism } from 'node:os';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { libraryPresentationOf, type LibraryPresentation } from '../../library/library-presentation';
import { entryName, type PressJob, type PressTimes } from './press-messages';
import type { PressRun, RunPress } from './run-press';

/** Where stories are made and kept. */
interface StoryFolders {
  /** For unfinished work, on the same file system; emptied at each start. */
  readonly workFolder: string;
  /** Holds the finished ones. */
  readonly presentationsFolder: string;
  /** Makes a finished folder that of the presentation, in one step that is done or not. Returns its new path. */
  storeFolder(folder: string, id: string): Promise<string>;
}

export interface MakerDeps {
  readonly folders: StoryFolders;
  readonly runPress: RunPress;
  /** How many stories are made at the same time; others wait for their turn. */
  readonly atOnce?: number;
}

/** A made story, talk or party, whose folder is whole. */
interface MadePresentation {
  readonly presentation: LibraryPresentation;
  readonly times: PressTimes;
}

export interface StoryMaker {
  /**
   * Makes what the request describes. When the signal aborts it stops working, leaves nothing behind and throws the signal's
   * reason. Throws PressError.
   */
  make(job: Omit<PressJob, 'folder'>, run: PressRun): Promise<MadePresentation>;
  /** Returns where the files of a presentation are while it is made, and then. */
  foldersOf(id: string): readonly string[];
}

/** One core is left to the service where there are more than two; each story takes about 300 MB. */
const usualAtOnce = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Creates a maker. */
export function createStoryMaker({ folders, runPress, atOnce = usualAtOnce }: MakerDeps): StoryMaker {
  const semaphore = createSemaphore(atOnce);
  return {
    async make({ id, request, seed }, run) {
      const release = await semaphore.acquire(run.signal);
      const folder = path.join(folders.workFolder, id);
      try {
        await mkdir(folder, { recursive: true });
        const times = await runPress({ id, request, seed, folder }, run);
        const entry: unknown = JSON.parse(await readFile(path.join(folder, entryName), 'utf8'));
        const index = await readFile(path.join(folder, 'index.json'), 'utf8');
        run.signal.throwIfAborted();
        const stored = await folders.storeFolder(folder, id);
        // Storing takes its time, too, in which the person may have cancelled.
        if (run.signal.aborted) await rm(stored, { recursive: true, force: true });
        run.signal.throwIfAborted();
        return { presentation: libraryPresentationOf(entry, index, stored), times };
      } finally {
        await rm(folder, { recursive: true, force: true });
        release();
      }
    },
    foldersOf: (id) => [path.join(folders.workFolder, id), path.join(folders.presentationsFolder, id)],
  };
}

/** Limits how many work at once; the others wait in order. */
function createSemaphore(atOnce: number) {
  let free = atOnce;
  const waiting = new Set<() => void>();
  const release = () => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };
  return {
    /** Resolves with a function that lets the next one work. Rejects with the signal's reason when it aborts before. */
    async acquire(signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await waitIn(waiting, signal);
      return release;
    },
  };
}

function waitIn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      waiting.delete(begin);
      signal.removeEventListener('abort', cancel);
      resolve();
    };
    const cancel = () => {
      waiting.delete(begin);
      reject(signal.reason);
    };
    waiting.add(begin);
    signal.addEventListener('abort', cancel, { once: true });
  });
}
