// Wishes that no word of the worker has confirmed yet: they show at once, are said again, and those of a person outlive
// a reload of this tab. A worker may be ended between a wish and the note of it. Sends nothing.
import {
  keptOrigins,
  type KeptOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/offline/worker-messages';
import { isPresentationId } from '../../contract/presentation/presentation-id';

export type Wish = Extract<PageMessage, { type: 'prefetch' }>;

/** What survives a reload, in the browser's `sessionStorage`; it may refuse. */
export type WishMemory = Pick<Storage, 'getItem' | 'setItem'>;

const rememberedUnder = 'bookworm-asked-for';

export function createUnheardWishes(memory: WishMemory) {
  const wishes = new Map<string, Wish>();
  /** Of the page before, and not said again yet. */
  let earlier = readIds(memory);
  const remember = () => {
    const asked = [...wishes.values()].filter(({ origin }) => origin === 'asked-for').map(({ id }) => id);
    try {
      memory.setItem(rememberedUnder, [...earlier, ...asked].join(' '));
    } catch {
      // Without a memory a wish lives as long as its page.
    }
  };
  const drop = (id: string) => {
    wishes.delete(id);
    earlier = earlier.filter((other) => other !== id);
    remember();
  };
  return {
    all: (): readonly Wish[] => [...wishes.values()],
    get: (id: string) => wishes.get(id),
    add: (wish: Wish): void => {
      wishes.set(wish.id, wish);
      if (wish.origin === 'asked-for') remember();
    },
    drop,
    /** What the worker says of a story, with the wish that it has not heard yet; what it has heard is dropped. */
    asWished: (told: SavedPresentation): SavedPresentation => {
      const wish = wishes.get(told.id);
      if (wish === undefined) return told;
      if (rank(told.origin) < rank(wish.origin)) return { ...told, origin: wish.origin };
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

function readIds(memory: WishMemory): readonly string[] {
  try {
    return (memory.getItem(rememberedUnder) ?? '').split(' ').filter(isPresentationId);
  } catch {
    return [];
  }
}

const rank = (origin: KeptOrigin): number => keptOrigins.indexOf(origin);
