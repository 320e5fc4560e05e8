// Downloads the open story as a whole and releases it when the viewer is left (spec offline §2).
import { useEffect, useState } from 'react';
import type { Readable } from '../../base/readable';
import type { Variant } from '../../contract/deployment';
import type { ListedFields } from '../../contract/worker/worker-messages';
import type { NetworkCost } from '../../platform/browser/network-cost';
import type { Downloads } from '../../platform/service-worker/download-requests';
import { useReadable } from '../../ui/use-readable';

/** What the person chose for stories that are opened. */
export interface OpenedStoryChoices {
  /** Opened stories stay. */
  readonly keepsOpened: boolean;
  /** Mobile data are not spent on it. */
  readonly onlyOnWifi: boolean;
}

const usualChoices: OpenedStoryChoices = { keepsOpened: true, onlyOnWifi: true };

export interface SaveOpenedStoryOptions {
  readonly downloads: Pick<Downloads, 'saveOpened' | 'release'>;
  readonly id: string;
  readonly variant: Variant;
  /** The story's entry in the list. Undefined until it is known, or when the list has no such story. */
  readonly listed: ListedFields | undefined;
  /** Reads the person's choices. A stable function. When it rejects, the usual choices hold. */
  readonly readChoices: () => Promise<OpenedStoryChoices>;
  readonly networkCost: Readable<NetworkCost>;
  /** True once the story is visible and looked up in the list: the download does not delay it. Whoever leaves before saves nothing. */
  readonly isShown: boolean;
}

/** Saves the open story for as long as the rule of the variant says. */
export function useSaveOpenedStory(options: SaveOpenedStoryOptions): void {
  const { downloads, id, variant, listed, readChoices, networkCost, isShown } = options;
  const choices = useChoices(readChoices, isShown);
  const cost = useReadable(networkCost);
  const reason = choices && openedSaveReason(variant, choices, cost);

  useEffect(() => {
    if (isShown && reason !== undefined) downloads.saveOpened(id, reason, listed ?? {});
  }, [downloads, id, listed, isShown, reason]);

  useEffect(() => () => downloads.release(id), [downloads, id]);
}

/**
 * Returns why an opened story is saved: it stays in the variant bookworm, unless the person turned that off. In every other variant it is
 * stored for this viewing only, because a presentation may contain a visitor's photo and voice. Returns undefined where the whole story
 * would cost money that nobody agreed to spend: then only what plays is loaded.
 */
export function openedSaveReason(
  variant: Variant,
  { keepsOpened, onlyOnWifi }: OpenedStoryChoices,
  cost: NetworkCost,
): 'opened' | 'viewing' | undefined {
  if (cost === 'data-saver' || (cost === 'mobile-data' && onlyOnWifi)) return undefined;
  return variant === 'bookworm' && keepsOpened ? 'opened' : 'viewing';
}

/** Reads the choices once the story is visible: the database is a separate chunk whose loading would delay the cover. */
function useChoices(
  readChoices: () => Promise<OpenedStoryChoices>,
  isShown: boolean,
): OpenedStoryChoices | undefined {
  const [choices, setChoices] = useState<OpenedStoryChoices>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isMounted = true;
    const set = (read: OpenedStoryChoices) => {
      if (isMounted) setChoices(read);
    };
    readChoices().then(set, () => set(usualChoices));
    return () => {
      isMounted = false;
    };
  }, [readChoices, isShown]);
  return choices;
}
