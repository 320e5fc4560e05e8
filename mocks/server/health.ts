// Answers whether the service can do its work, for whoever watches it (docs/operating.md). Tells nothing of what people made.
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { json } from '../service/handlers/handler-context';
import type { Service } from '../service/service';

export const healthPath = '/healthz';

/** Bytes. A presentation takes a few megabytes, and the database has to grow. */
const leastFree = 64 * 1024 * 1024;

/**
 * Resolves with 200 and `ready: true`, or with 503: the service ends, its database does not answer, or nothing can be stored. `folder` is
 * its data directory.
 */
export async function healthOf(
  { runs, presentations }: Pick<Service, 'runs' | 'presentations'>,
  folder: string | undefined,
): Promise<Response> {
  const answersQuestions = await presentations.find('0').then(
    () => true,
    () => false,
  );
  const disk = folder === undefined ? undefined : await diskOf(folder);
  const hasRoom = disk === undefined || (disk.writable && disk.free >= leastFree);
  const ready = !runs.isEnding() && answersQuestions && hasRoom;
  const response = json(
    { ready, ending: runs.isEnding(), database: answersQuestions, disk, queue: runs.count() },
    ready ? 200 : 503,
  );
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Resolves to the bytes that are free, and whether the folder can be written to. */
async function diskOf(folder: string): Promise<{ readonly free: number; readonly writable: boolean }> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const writable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    return { free: bavail * bsize, writable };
  } catch {
    return { free: 0, writable: false };
  }
}
