// Preloads the covers that the shelf will probably show first, while the app's script is still being evaluated. Works on the
// unvalidated lists; the shelf later parses list and ratings strictly. Draws nothing.
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';
import { pathOfCall } from '../../contract/service/calls';
import type { InterfaceLanguage } from '../../contract/languages';
import { shelfOf } from '../../features/gallery/shelf/shelf-order';
import { peekEarly } from '../../platform/http/early-fetch';

/** The number of covers in the first rows on a tablet. */
const maxCovers = 6;

interface ExpectedCover {
  readonly id: string;
  readonly previewImage: string;
}

/** Preloads the first covers of a shelf in the given language, or in all of them. Never rejects: the shelf requests the missing covers. */
export async function fetchFirstCovers(
  language: InterfaceLanguage | undefined,
  mediaOrigins: readonly string[],
): Promise<void> {
  try {
    const [list, feedback] = await Promise.all([
      peekEarly(pathOfCall('listPresentations')),
      peekEarly(pathOfCall('listFeedback')).catch(() => []),
    ]);
    for (const { id, previewImage } of inShelfOrder(list, feedback, language).slice(0, maxCovers)) {
      const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
      if (preview.allowed) new Image().src = preview.url;
    }
  } catch {
    // The list is missing or unreadable.
  }
}

/**
 * Returns the covers in the order of the shelf (spec screens §3), but without the favourites' priority: favourites are few, and
 * only the app can read them.
 */
function inShelfOrder(
  list: unknown,
  feedback: unknown,
  language: InterfaceLanguage | undefined,
): readonly ExpectedCover[] {
  const sums = new Map<unknown, { sum: number; count: number }>();
  for (const record of listOf(feedback)) {
    const { presentationId, storyRating, imageRating, voiceRating } = record;
    const before = sums.get(presentationId) ?? { sum: 0, count: 0 };
    const sum = Number(storyRating) + Number(imageRating) + Number(voiceRating);
    sums.set(presentationId, { sum: before.sum + sum, count: before.count + 1 });
  }
  const covers = listOf(list).flatMap(({ id, language: spoken, previewImage }) =>
    isPresentationId(id) && typeof spoken === 'string' && typeof previewImage === 'string'
      ? [{ id, language: spoken, previewImage }]
      : [],
  );
  return shelfOf(covers, language, ({ id }) => {
    const { sum, count } = sums.get(id) ?? { sum: 0, count: 1 };
    // Multiplied before it is divided, as for the shelf: only so is it exact.
    return Math.round((sum * 100) / (3 * count));
  });
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
