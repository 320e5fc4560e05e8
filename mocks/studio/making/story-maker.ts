// Makes stories, talks and parties, a few at a time: each in its own work folder, which becomes the presentation's folder once it
// is whole.
import { availableParallelism } from 'node:os';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { entryName, type PressTimes } from '../press/press-progress';
import type { PressJob } from './press-messages';
import type { PressRun, RunPress } from './run-press';

/** Where stories are made and kept. */
interface StoryFolders {
  /** For unfinished work, on the same file system; emptied at each start. */
  readonly workFolder: string;
  /** Holds the finished ones. */
  readonly presentationsFolder: string;
  /** Moves a finished folder to the presentation's place in one atomic step. Returns its new path. */
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
  /** Its list entry, as the press has written it. */
  readonly entry: unknown;
  /** The text of its index.json. */
  readonly index: string;
  /** The absolute path of its folder. */
  readonly folder: string;
  readonly times: PressTimes;
}

/** How a run waits for its turn. */
interface Turn {
  /** Called at each change of its position in the queue, from 1, and every 20 s. */
  readonly onWaiting?: (place: number) => void;
  /** Called once when its turn has come. */
  readonly onTurn?: () => void;
}

export interface StoryMaker {
  /**
   * Makes what the request describes. When the signal aborts it stops working, leaves nothing behind and throws the signal's
   * reason. Throws PressError.
   */
  make(job: Omit<PressJob, 'folder'>, run: PressRun & Turn): Promise<MadePresentation>;
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
      const release = await semaphore.acquire(run);
      run.onTurn?.();
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
        return { entry, index, folder: stored, times };
      } finally {
        await rm(folder, { recursive: true, force: true });
        release();
      }
    },
    foldersOf: (id) => [path.join(folders.workFolder, id), path.join(folders.presentationsFolder, id)],
  };
}

/** How often each run is told its place again, in milliseconds: a page takes silence for the end of the service. */
const placeInterval = 20_000;

/** Limits how many work at once; the others wait in order. */
function createSemaphore(atOnce: number) {
  let free = atOnce;
  const queue = new Set<{ readonly begin: () => void; readonly onWaiting: Turn['onWaiting'] }>();
  const sendPlaces = (): void => [...queue].forEach(({ onWaiting }, at) => onWaiting?.(at + 1));
  let interval: NodeJS.Timeout | undefined;
  const follow = (): void => {
    if (queue.size > 0) interval ??= setInterval(sendPlaces, placeInterval).unref();
    else {
      clearInterval(interval);
      interval = undefined;
    }
    sendPlaces();
  };
  const release = () => {
    const [next] = queue;
    if (next === undefined) free += 1;
    else next.begin();
  };
  const wait = ({ signal, onWaiting }: Pick<PressRun & Turn, 'signal' | 'onWaiting'>): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.delete(waiting);
        signal.removeEventListener('abort', cancel);
        follow();
      };
      const cancel = (): void => {
        leave();
        reject(signal.reason);
      };
      const waiting = {
        onWaiting,
        begin: (): void => {
          leave();
          resolve();
        },
      };
      queue.add(waiting);
      signal.addEventListener('abort', cancel, { once: true });
      follow();
    });
  return {
    /** Resolves with a function that lets the next one work. Rejects with the signal's reason when it aborts before. */
    async acquire(run: Pick<PressRun & Turn, 'signal' | 'onWaiting'>): Promise<() => void> {
      run.signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(run);
      return release;
    },
  };
}
