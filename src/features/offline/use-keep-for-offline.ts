// Has the story that is open fetched as a whole, and lets it go when the viewer is left (decision 16).
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Variant } from '../../contract/deployment';
import type { SavedPresentation } from '../../contract/offline/worker-messages';
import type { StoryKeeper } from '../../platform/service-worker';
import { keepsOpened } from './keeping-rule';

export interface KeepForOffline {
  readonly keeper: Pick<StoryKeeper, 'prefetch' | 'letGo'>;
  readonly id: string;
  readonly variant: Variant;
  /** The list entry's preview (decision 29); undefined until it is known, or where there is none. */
  readonly previewImage: string | undefined;
  /** Whether opened stories stay, as the person chose. A stable function; where it fails, they stay. */
  readonly readChoice: () => Promise<boolean>;
  /** The story shows: what is fetched ahead no longer stands in its way. */
  readonly isShown: boolean;
}

/** Keeps what is opened, for as long as the rule of the variant says. */
export function useKeepForOffline(wish: KeepForOffline): void {
  const { keeper, id, variant, previewImage, readChoice, isShown } = wish;
  const isChosen = useChoice(readChoice);

  useEffect(() => {
    if (!isShown || isChosen === undefined) return;
    keeper.prefetch(id, { keep: keepsOpened(variant, isChosen), previewImage });
  }, [keeper, id, variant, previewImage, isShown, isChosen]);

  useEffect(() => () => keeper.letGo(id), [keeper, id]);
}

function useChoice(readChoice: () => Promise<boolean>): boolean | undefined {
  const [isChosen, setChosen] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    const choose = (choice: boolean) => {
      if (isHere) setChosen(choice);
    };
    readChoice().then(choose, () => choose(true));
    return () => {
      isHere = false;
    };
  }, [readChoice]);
  return isChosen;
}

/** What is on this device of a presentation; undefined when nothing is. */
export function useSaved(keeper: Pick<StoryKeeper, 'saved'>, id: string): SavedPresentation | undefined {
  return useSyncExternalStore(keeper.saved.subscribe, keeper.saved.get).get(id);
}
