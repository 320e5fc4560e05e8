// What a worker does when it becomes the active one.
import type { DownloadManager } from './downloads/download-manager';

export interface ActivateDeps {
  /** Takes control of the open pages. */
  readonly claim: () => Promise<void>;
  readonly downloadManager: Pick<DownloadManager, 'repairAndRemoveAbandoned' | 'resumeAll'>;
  readonly onError: (error: unknown) => Promise<void>;
}

/**
 * Resolves once the open pages are claimed. Cleans up and resumes downloads without delaying that, since pages wait for the
 * activation and a large cache is deleted entry by entry.
 */
export async function activate({ claim, downloadManager, onError }: ActivateDeps): Promise<void> {
  const repaired = downloadManager.repairAndRemoveAbandoned();
  void repaired.then(() => downloadManager.resumeAll()).catch(onError);
  await claim();
}
