// Asks for the covers that the shelf will show first while the app is still being evaluated. A guess from the list as it came:
// the shelf reads list and ratings strictly, and shows what is right. Draws nothing.
import { compareIds, isPresentationId } from '../../contract/presentation/presentation-id';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';
import { pathOfCall } from '../../contract/service/calls';
import type { InterfaceLanguage } from '../../contract/presentation/list-entry';
import { peekEarly } from '../../platform/http/early-fetch';

/** As many as stand in the first rows of a tablet. */
const most = 6;

interface Guess {
  readonly id: string;
  readonly previewImage: string;
}

/** Asks for the first covers of a shelf in that language. Never rejects: the shelf asks for what is missing. */
export async function fetchFirstCovers(
  language: InterfaceLanguage,
  mediaOrigins: readonly string[],
): Promise<void> {
  try {
    const [list, feedback] = await Promise.all([
      peekEarly(pathOfCall('listPresentations')),
      peekEarly(pathOfCall('listFeedback')).catch(() => []),
    ]);
    for (const { id, previewImage } of firstOf(list, feedback, language).slice(0, most)) {
      const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
      if (preview.allowed) new Image().src = preview.url;
    }
  } catch {
    // No list, or none that can be read.
  }
}

/** In the order of the shelf (experience 2.3), favourites left out: they are few, and known to the app alone. */
function firstOf(list: unknown, feedback: unknown, language: InterfaceLanguage): readonly Guess[] {
  const wanted = language === 'en' ? 'English' : 'German';
  const sums = new Map<unknown, { sum: number; count: number }>();
  for (const record of listOf(feedback)) {
    const { presentationId, storyRating, imageRating, voiceRating } = record;
    const before = sums.get(presentationId) ?? { sum: 0, count: 0 };
    const sum = Number(storyRating) + Number(imageRating) + Number(voiceRating);
    sums.set(presentationId, { sum: before.sum + sum, count: before.count + 1 });
  }
  const averageOf = (id: string) => {
    const { sum, count } = sums.get(id) ?? { sum: 0, count: 1 };
    return Math.round((sum / count / 3) * 100);
  };
  return listOf(list)
    .flatMap(({ id, language: spoken, previewImage }) =>
      isPresentationId(id) && spoken === wanted && typeof previewImage === 'string'
        ? [{ id, previewImage, average: averageOf(id) }]
        : [],
    )
    .sort((a, b) => b.average - a.average || compareIds(b.id, a.id));
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
