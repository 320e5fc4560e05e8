// The background work of a kiosk beside the app's (spec screens §12). It loads and saves the previews of its theme, preloads the
// screens that a touch opens, and lets animated pictures stand still. Only a new version waits for the attract mode.
import { useEffect } from 'react';
import type { Readable } from '../../base/readable';
import { startLoad } from '../../platform/browser/use-resource';
import type { Downloads } from '../../platform/service-worker/download-requests';
import type { AppUpdate } from '../../platform/service-worker/worker-client';
import { useReadable } from '../../ui/use-readable';
import { loadedPreviews } from './overview/previews';
import { useKiosk } from './kiosk-context';

interface BackgroundWorkDeps {
  readonly downloads: Pick<Downloads, 'refreshSaved' | 'saved' | 'save'>;
  readonly appUpdate: Pick<AppUpdate, 'state' | 'apply'>;
  /** Whether the service can be reached. */
  readonly reachability: Readable<boolean>;
}

/** Starts the work once the first screen is painted. */
export function useKioskBackgroundWork(isPainted: boolean, deps: BackgroundWorkDeps): void {
  const { downloads, appUpdate, reachability } = deps;
  const { previews, preloadScreens } = useKiosk();
  useEffect(() => {
    if (!isPainted) return undefined;
    preloadScreens();
    // Not only the overview and the attract mode do so: a kiosk may be opened at a presentation.
    previews.load();
    return reachability.subscribe(() => {
      if (reachability.get()) previews.load();
    });
  }, [isPainted, reachability, previews, preloadScreens]);
  useSavedPreviews(isPainted, downloads);
  useStillPictures(isPainted);
  useUpdateInAttractMode(appUpdate);
}

/** Saves each preview as if somebody had asked for it, so that nothing evicts it. */
function useSavedPreviews(isPainted: boolean, downloads: BackgroundWorkDeps['downloads']): void {
  const { previews } = useKiosk();
  useEffect(() => {
    if (!isPainted) return undefined;
    const requested = new Set<string>();
    let isOver = false;
    const save = async (): Promise<void> => {
      await downloads.refreshSaved();
      if (isOver) return;
      for (const { id, title } of loadedPreviews(previews.get())) {
        const saved = downloads.saved.get().get(id);
        if (requested.has(id) || (saved?.saveReason === 'requested' && saved.readable)) continue;
        requested.add(id);
        downloads.save([{ id, title }]);
      }
    };
    void save();
    const unsubscribe = previews.subscribe(() => void save());
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [isPainted, downloads, previews]);
}

/** Elsewhere the offer bar does so. */
function useStillPictures(isPainted: boolean): void {
  useEffect(() => {
    if (!isPainted) return undefined;
    let end = (): void => undefined;
    const { stop } = startLoad(() => import('../../platform/browser/still-pictures'), {
      where: 'kiosk: still pictures',
      onLoaded: ({ holdPicturesStill }) => {
        end = holdPicturesStill(document);
      },
    });
    return () => {
      stop();
      end();
    };
  }, [isPainted]);
}

function useUpdateInAttractMode(appUpdate: BackgroundWorkDeps['appUpdate']): void {
  const { idle } = useKiosk();
  const { phase } = useReadable(idle.state);
  const update = useReadable(appUpdate.state);
  useEffect(() => {
    if (phase === 'attract' && update === 'offered') appUpdate.apply();
  }, [phase, update, appUpdate]);
}
