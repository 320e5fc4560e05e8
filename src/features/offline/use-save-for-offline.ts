// Has the story that is open fetched as a whole, and lets it go when the viewer is left (decision 16).
import { useEffect, useState } from 'react';
import type { Variant } from '../../contract/deployment';
import type { Listed } from '../../platform/service-worker/downloads';
import type { Downloads } from '../../platform/service-worker/service-worker';
import { keepsOpened } from './auto-save-rule';

export interface SaveForOffline {
  readonly downloads: Pick<Downloads, 'prefetch' | 'release'>;
  readonly id: string;
  readonly variant: Variant;
  /** What the list says of it; undefined until that is known, or where the list has none. */
  readonly listed: Listed | undefined;
  /** Whether opened stories stay, as the person chose. A stable function; where it fails, they stay. */
  readonly readChoice: () => Promise<boolean>;
  /** The story shows: what is fetched ahead no longer stands in its way. */
  readonly isShown: boolean;
}

/** Keeps what is opened, for as long as the rule of the variant says. */
export function useSaveForOffline(saveRequest: SaveForOffline): void {
  const { downloads, id, variant, listed, readChoice, isShown } = saveRequest;
  const isChosen = useChoice(readChoice, isShown);

  useEffect(() => {
    if (!isShown || isChosen === undefined) return;
    downloads.prefetch(id, keepsOpened(variant, isChosen) ? 'opened' : 'viewing', listed ?? {});
  }, [downloads, id, variant, listed, isShown, isChosen]);

  useEffect(() => () => downloads.release(id), [downloads, id]);
}

/** Asked once the story shows: the database is a part of its own, and stands in the way of the cover. */
function useChoice(readChoice: () => Promise<boolean>, isShown: boolean): boolean | undefined {
  const [isChosen, setChosen] = useState<boolean>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isHere = true;
    const choose = (choice: boolean) => {
      if (isHere) setChosen(choice);
    };
    readChoice().then(choose, () => choose(true));
    return () => {
      isHere = false;
    };
  }, [readChoice, isShown]);
  return isChosen;
}
