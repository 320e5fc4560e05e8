// Turns the saved stories of this device into list entries, for a page that cannot load the list.
import { type PresentationEntry } from '../../contract/presentation/list-entry';
import { contentLanguageOf, type InterfaceLanguage } from '../../contract/languages';
import type { SavedById } from '../../platform/service-worker/download-requests';
import { isAvailableOffline } from '../../features/offline/save-status';

/**
 * Returns an entry for each saved story that opens without a network. A story that was saved without its language appears on the
 * shelf of every language.
 */
export function savedEntries(saved: SavedById, language: InterfaceLanguage): readonly PresentationEntry[] {
  return [...saved.values()].filter(isAvailableOffline).map((presentation) => {
    const { id, title, language: savedLanguage, pageCount, cover, previewImage } = presentation;
    const picture = previewImage ?? cover;
    return {
      id,
      title: title ?? '',
      language: savedLanguage ?? contentLanguageOf(language),
      ...(pageCount === undefined ? {} : { pageCount }),
      ...(picture === undefined ? {} : { previewImage: picture }),
    };
  });
}
