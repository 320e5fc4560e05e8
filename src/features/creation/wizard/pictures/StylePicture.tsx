// The pictures by which the styles are chosen: the same scene in each, drawn by `npm run press -- styles`.
import type { ImageStyle } from '../../../../contract/creation/choices';

const pictures = import.meta.glob<string>('./styles/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Shows nothing for a style without a picture. */
export function StylePicture({ style }: { readonly style: ImageStyle }) {
  const src = pictures[`./styles/${style}.webp`];
  return src === undefined ? null : <img src={src} alt="" width="240" height="240" decoding="async" />;
}
