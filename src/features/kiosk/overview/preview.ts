// A presentation as overview and attract mode show it, made from its index (spec screens §12).
import { indexAddress } from '../../../contract/presentation/media-path';
import type { PresentationIndex } from '../../../contract/presentation/presentation-index';
import { titleOf } from '../../../contract/presentation/title';
import { playableSlides, playableSteps } from '../../../player/playable-story';
import { languageTagOfStory } from '../../../player/story-language';

/** One picture of a preview with the words that are spoken to it. */
export interface PreviewSlide {
  readonly headline: string;
  readonly text: string;
  readonly pictureUrl: string | undefined;
  /** The narration. */
  readonly audioUrl: string | undefined;
  /** The film of the person who speaks. */
  readonly filmUrl: string | undefined;
}

/** A presentation as the overview and the attract mode show it. */
export interface Preview {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly coverUrl: string | undefined;
  /** From the first to the last. Never empty. */
  readonly slides: readonly PreviewSlide[];
}

export interface PreviewSource {
  readonly appOrigin: string;
  readonly mediaOrigins: readonly string[];
}

/** Returns the preview of an index. */
export function previewOf(id: string, index: PresentationIndex, source: PreviewSource): Preview {
  const slides = previewSlidesOf(index, indexAddress(source.appOrigin, id), source.mediaOrigins);
  return {
    id,
    title: titleOf(index),
    lang: languageTagOfStory(index.language, slides),
    coverUrl: slides.find(({ pictureUrl }) => pictureUrl !== undefined)?.pictureUrl,
    slides,
  };
}

function previewSlidesOf(
  index: PresentationIndex,
  indexUrl: string,
  mediaOrigins: readonly string[],
): readonly PreviewSlide[] {
  if (index.kind === 'DALLIC_PARTY')
    return playableSteps(index, indexUrl, mediaOrigins).steps.map(({ description, pictureUrl }) => ({
      headline: '',
      text: description,
      pictureUrl,
      audioUrl: undefined,
      filmUrl: undefined,
    }));
  return playableSlides(index, indexUrl, mediaOrigins).slides.map(
    ({ headline, text, pictureUrl, audioUrl, filmUrl }) => ({
      headline,
      text,
      pictureUrl,
      audioUrl,
      filmUrl,
    }),
  );
}
