// The media types that a well-configured host sends, by file extension.
import { contentKindOf } from '../../src/contract/presentation/media-kind';

const types = {
  picture: 'image/webp',
  sound: 'audio/mpeg',
  video: 'video/mp4',
  playlist: 'application/vnd.apple.mpegurl',
} as const;

/** Returns the media type of the file at an absolute address. */
export function mediaTypeOf(url: string): string {
  const kind = contentKindOf(url);
  return kind === undefined ? 'application/octet-stream' : types[kind];
}
