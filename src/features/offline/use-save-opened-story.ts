// Downloads the open story as a whole and releases it when the viewer is left (spec offline §2).
import { useEffect, useState } from 'react';
import type { Variant } from '../../contract/deployment';
import type { ListedFields } from '../../contract/worker/worker-messages';
import type { Downloads } from '../../platform/service-worker/download-requests';

export interface SaveOpenedStoryOptions {
  readonly downloads: Pick<Downloads, 'saveOpened' | 'release'>;
  readonly id: string;
  readonly variant: Variant;
  /** The story's entry in the list. Undefined until it is known, or when the list has no such story. */
  readonly listed: ListedFields | undefined;
  /** Reads the person's choice whether opened stories stay. A stable function. When it rejects, they stay. */
  readonly readChoice: () => Promise<boolean>;
  /** True once the story is visible and looked up in the list: the download does not delay it. Whoever leaves before saves nothing. */
  readonly isShown: boolean;
}

/** Saves the open story for as long as the rule of the variant says. */
export function useSaveOpenedStory(options: SaveOpenedStoryOptions): void {
  const { downloads, id, variant, listed, readChoice, isShown } = options;
  const isChosen = useChoice(readChoice, isShown);

  useEffect(() => {
    if (!isShown || isChosen === undefined) return;
    downloads.saveOpened(id, savesOpened(variant, isChosen) ? 'opened' : 'viewing', listed ?? {});
  }, [downloads, id, variant, listed, isShown, isChosen]);

  useEffect(() => () => downloads.release(id), [downloads, id]);
}

/**
 * Returns true in the variant bookworm, unless the person turned that off. In every other variant an opened story is stored for
 * this viewing only, because a presentation may contain a visitor's photo and voice.
 */
export function savesOpened(variant: Variant, isChosen: boolean): boolean {
  return variant === 'bookworm' && isChosen;
}

/** Reads the choice once the story is visible: the database is a separate chunk whose loading would delay the cover. */
function useChoice(readChoice: () => Promise<boolean>, isShown: boolean): boolean | undefined {
  const [isChosen, setChosen] = useState<boolean>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isMounted = true;
    const set = (choice: boolean) => {
      if (isMounted) setChosen(choice);
    };
    readChoice().then(set, () => set(true));
    return () => {
      isMounted = false;
    };
  }, [readChoice, isShown]);
  return isChosen;
}
