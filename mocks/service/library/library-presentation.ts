// One presentation of the library. Reads no file.
import { parse } from '../../../src/base/parse';
import {
  presentationEntrySchema,
  urlOf,
  type PresentationEntry,
} from '../../../src/contract/presentation/list-entry';
import {
  mediaPathsOf,
  parsePresentationIndex,
  type PresentationIndex,
} from '../../../src/contract/presentation/presentation-index';

export interface LibraryPresentation {
  readonly entry: PresentationEntry & { readonly url: string };
  readonly kind: PresentationIndex['kind'];
  /** The text of its index.json. */
  readonly index: string;
  /** Its pictures as named in the index, cover first. */
  readonly pictures: readonly string[];
  /** The absolute path of its media folder. */
  readonly folder: string;
}

/** Returns a presentation from its list entry and its index. Throws ShapeError when the library itself is broken. */
export function libraryPresentationOf(entry: unknown, index: string, folder: string): LibraryPresentation {
  const parsed = parse(presentationEntrySchema, entry, `${folder}: entries.json`);
  const contents = parsePresentationIndex(index, `${folder}: index.json`);
  return {
    entry: { ...parsed, url: urlOf(parsed.id) },
    kind: contents.kind,
    index,
    pictures: mediaPathsOf(contents).filter((path) => path.endsWith('.webp')),
    folder,
  };
}

/** Returns a presentation with the same media under another id and title. */
export function aliasOf(presentation: LibraryPresentation, id: string, title: string): LibraryPresentation {
  const { previewImage } = presentation.entry;
  const entry = {
    ...presentation.entry,
    id,
    title,
    url: urlOf(id),
    ...(previewImage === undefined
      ? {}
      : {
          previewImage: previewImage.replace(
            `presentations/${presentation.entry.id}/`,
            `presentations/${id}/`,
          ),
        }),
  };
  return { ...presentation, entry, index: indexOfAlias(presentation.index, { id, title }) };
}

/** Returns the index with another id and another title on the cover (the initial slide's `text`, spec contract §1). */
function indexOfAlias(index: string, { id, title }: { id: string; title: string }): string {
  const body: unknown = JSON.parse(index);
  if (typeof body !== 'object' || body === null) return index;
  const cover =
    'initialSlide' in body && typeof body.initialSlide === 'object' ? body.initialSlide : undefined;
  return JSON.stringify({
    ...body,
    presentationId: id,
    ...(cover ? { initialSlide: { ...cover, text: title } } : {}),
  });
}
