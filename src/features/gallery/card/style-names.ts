// The picture styles that have a name for people; any other is simply not badged (decision 7).
import { imageStyles, type ImageStyle } from '../../../contract/creation/choices';

/** The style's key among the texts; undefined for an unknown one. */
export function styleKeyOf(imageStyle: string | undefined): ImageStyle | undefined {
  return imageStyles.find((known) => known === imageStyle);
}
