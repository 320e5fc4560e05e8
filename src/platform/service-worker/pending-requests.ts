// Wishes that no word of the worker has confirmed yet: they show at once, are said again, and those of a person outlive
// a reload of this tab. A worker may be ended between a wish and the note of it. Sends nothing.
import {
  saveOrigins,
  type SaveOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/offline/worker-messages';
import { isPresentationId } from '../../contract/presentation/presentation-id';

export type SaveRequest = Extract<PageMessage, { type: 'prefetch' }>;

/** What survives a reload, in the browser's `sessionStorage`; it may refuse. */
export type PendingRequestsStorage = Pick<Storage, 'getItem' | 'setItem'>;

const rememberedUnder = 'bookworm-asked-for';

export function createPendingRequests(memory: PendingRequestsStorage) {
  const pendingRequests = new Map<string, SaveRequest>();
  /** Of the page before, and not said again yet. */
  let earlier = readIds(memory);
  const remember = () => {
    const asked = [...pendingRequests.values()]
      .filter(({ origin }) => origin === 'asked-for')
      .map(({ id }) => id);
    try {
      memory.setItem(rememberedUnder, [...earlier, ...asked].join(' '));
    } catch {
      // Without a memory a wish lives as long as its page.
    }
  };
  const drop = (id: string) => {
    pendingRequests.delete(id);
    earlier = earlier.filter((other) => other !== id);
    remember();
  };
  return {
    all: (): readonly SaveRequest[] => [...pendingRequests.values()],
    get: (id: string) => pendingRequests.get(id),
    add: (saveRequest: SaveRequest): void => {
      pendingRequests.set(saveRequest.id, saveRequest);
      if (saveRequest.origin === 'asked-for') remember();
    },
    drop,
    /** What the worker says of a story, with the wish that it has not heard yet; what it has heard is dropped. */
    asWished: (told: SavedPresentation): SavedPresentation => {
      const saveRequest = pendingRequests.get(told.id);
      if (saveRequest === undefined) return told;
      if (rank(told.origin) < rank(saveRequest.origin)) return { ...told, origin: saveRequest.origin };
      drop(told.id);
      return told;
    },
    /** The ids that a person had asked for when this tab was reloaded, once: they are to be wished for again at once. */
    recall: (): readonly string[] => {
      const recalled = earlier;
      earlier = [];
      return recalled;
    },
  };
}

function readIds(memory: PendingRequestsStorage): readonly string[] {
  try {
    return (memory.getItem(rememberedUnder) ?? '').split(' ').filter(isPresentationId);
  } catch {
    return [];
  }
}

const rank = (origin: SaveOrigin): number => saveOrigins.indexOf(origin);
