// What a medium is, by the extension in its address. The one table for page and worker; hosts say it too late, or wrongly.

type MediaKind = 'playlist' | 'video';

const kinds: ReadonlyMap<string, MediaKind> = new Map([
  ['m3u8', 'playlist'],
  ['mp4', 'video'],
  ['m4v', 'video'],
  ['mov', 'video'],
  ['webm', 'video'],
  ['mkv', 'video'],
  // Segments of HLS.
  ['ts', 'video'],
  ['m4s', 'video'],
]);

/** Returns the kind of the medium at an absolute address, in whatever case its extension is; undefined for any other. */
function mediaKindOf(url: string): MediaKind | undefined {
  const [, extension = ''] = /\.([^./]+)$/.exec(new URL(url).pathname) ?? [];
  return kinds.get(extension.toLowerCase());
}

/** Returns whether an address is that of an HLS playlist: text that is read whole, and names media of its own. */
export function isPlaylist(url: string): boolean {
  return mediaKindOf(url) === 'playlist';
}

/** Returns whether an address is that of a video or a piece of one; videos outweigh all else. */
export function isVideo(url: string): boolean {
  return mediaKindOf(url) === 'video';
}
