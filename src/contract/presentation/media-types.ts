// The kind of a medium by its file extension. Page and worker share this table, since content types come late or are
// wrong.

/** The expected content at an address. */
export type ContentKind = 'picture' | 'sound' | 'video' | 'playlist';

const extensions: Readonly<Record<ContentKind, string>> = {
  picture: 'webp png jpg jpeg gif avif svg bmp jxl',
  sound: 'mp3 m4a aac ogg oga opus wav flac weba',
  // The last two are segments of HLS.
  video: 'mp4 m4v mov webm mkv ts m4s',
  playlist: 'm3u8',
};

const kinds: ReadonlyMap<string, ContentKind> = new Map(
  (['picture', 'sound', 'video', 'playlist'] as const).flatMap((kind) =>
    extensions[kind].split(' ').map((extension) => [extension, kind] as const),
  ),
);

/**
 * Returns the kind of the medium at an absolute address, ignoring the case of its extension; undefined for any other.
 */
export function contentKindOf(url: string): ContentKind | undefined {
  const [, extension = ''] = /\.([^./]+)$/.exec(new URL(url).pathname) ?? [];
  return kinds.get(extension.toLowerCase());
}

/** Returns whether an address is that of an HLS playlist, a text that names other media. */
export function isPlaylist(url: string): boolean {
  return contentKindOf(url) === 'playlist';
}

/** Returns whether an address is that of a video or a segment of one. Videos are the largest files. */
export function isVideo(url: string): boolean {
  return contentKindOf(url) === 'video';
}
