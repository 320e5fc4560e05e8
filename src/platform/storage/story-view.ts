// Whether this device reads stories as books or watches them as slides (spec book §2). The shelf's links follow it when they
// are first painted, so it lies where the language does and not behind Dexie.

export type RememberedView = 'book' | 'slides';

/** Where the book, two pages wide, is a stamp: what is chosen there counts there only. */
const uprightPhone = '(orientation: portrait) and (max-width: 575px)';

const isUprightPhone = (): boolean => matchMedia(uprightPhone).matches;
const keyFor = (upright: boolean): string => `bookworm-story-view${upright ? '-upright' : ''}`;

/** Returns what a person chose on this device as it is held now; undefined before they did. */
export function rememberedStoryView(): RememberedView | undefined {
  return (isUprightPhone() ? readView(keyFor(true)) : undefined) ?? readView(keyFor(false));
}

function readView(key: string): RememberedView | undefined {
  try {
    const view = localStorage.getItem(key);
    return view === 'book' || view === 'slides' ? view : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice; where storage is forbidden or full it lasts for this visit. */
export function rememberStoryView(view: RememberedView): void {
  try {
    localStorage.setItem(keyFor(isUprightPhone()), view);
  } catch {
    // Nothing is lost but the memory of a choice that one tap repeats.
  }
}

/** Calls whenever a phone is turned upright or on its side; the answer ends it. */
export function onPhoneTurned(call: () => void): () => void {
  const phone = matchMedia(uprightPhone);
  phone.addEventListener('change', call);
  return () => phone.removeEventListener('change', call);
}
