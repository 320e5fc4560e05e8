// Finds the picture styles that have a translated name. Any other style gets no badge (spec contract §10).
import { imageStyles, type ImageStyle } from '../../../contract/creation/choices';

/** Returns the style's key among the texts, or undefined for an unknown style. */
export function styleKeyOf(imageStyle: string | undefined): ImageStyle | undefined {
  return imageStyles.find((known) => known === imageStyle);
}
