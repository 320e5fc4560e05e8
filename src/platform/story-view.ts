// Whether this device reads stories as books or watches them as slides (decision 28). The shelf's links follow it when they
// are first painted, so it lies where the language does and not behind Dexie.

export type RememberedView = 'book' | 'slides';

const rememberedUnder = 'bookworm-story-view';

/** What a person chose on this device; undefined before they did. */
export function rememberedStoryView(): RememberedView | undefined {
  try {
    const view = localStorage.getItem(rememberedUnder);
    return view === 'book' || view === 'slides' ? view : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice; where storage is forbidden or full it lasts for this visit. */
export function rememberStoryView(view: RememberedView): void {
  try {
    localStorage.setItem(rememberedUnder, view);
  } catch {
    // Nothing is lost but the memory of a choice that one tap repeats.
  }
}
