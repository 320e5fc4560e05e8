// What is on this device, as entries of a shelf: for a page that cannot have the list.
import {
  contentLanguageOf,
  type InterfaceLanguage,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import type { SavedById } from '../../platform/service-worker/downloads';
import { isHere } from '../../features/offline/save-status';

/** Stories that open without network. One whose language nobody noted stands on every shelf. */
export function keptEntries(saved: SavedById, language: InterfaceLanguage): readonly PresentationEntry[] {
  return [...saved.values()].filter(isHere).map((presentation) => {
    const { id, title, language: told, pageCount, cover, previewImage } = presentation;
    const picture = previewImage ?? cover;
    return {
      id,
      title: title ?? '',
      language: told ?? contentLanguageOf(language),
      ...(pageCount === undefined ? {} : { pageCount }),
      ...(picture === undefined ? {} : { previewImage: picture }),
    };
  });
}
