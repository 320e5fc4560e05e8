// Stores whether this device shows stories as books or as slides (spec book §2). The links of the gallery's list need it
// at the first paint, so it is stored in localStorage, as the language is, and not through Dexie.
import type { StoryView } from '../../contract/presentation/story-address';
import { storyViewKey } from './site-keys';
import { deviceStorage } from './site-storage';
import { readText, writeText } from './stored-text';

/** A choice on a phone in portrait applies there only. */
const keyFor = (isPortraitPhone: boolean): string => `${storyViewKey}${isPortraitPhone ? '-upright' : ''}`;

/** Returns the view chosen for the current orientation of this device; undefined before one was chosen. */
export function rememberedStoryView(isPortraitPhone: boolean): StoryView | undefined {
  return (isPortraitPhone ? readView(keyFor(true)) : undefined) ?? readView(keyFor(false));
}

function readView(key: string): StoryView | undefined {
  const view = readText(deviceStorage, key);
  return view === 'book' || view === 'slides' ? view : undefined;
}

/** Stores the choice. Where storage is forbidden or full, it lasts for this visit only. */
export function rememberStoryView(view: StoryView, isPortraitPhone: boolean): void {
  writeText(deviceStorage, keyFor(isPortraitPhone), view);
}
