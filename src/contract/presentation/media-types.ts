// The media types of a presentation's files, by file extension, and the headers with which they are sent. Page, worker and the mocked
// service share this table.

/** What a player expects at an address. */
export type ContentKind = 'image' | 'audio' | 'video' | 'playlist';

export const playlistType = 'application/vnd.apple.mpegurl';

const types: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
  ['bmp', 'image/bmp'],
  ['jxl', 'image/jxl'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['weba', 'audio/webm'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
  ['mkv', 'video/x-matroska'],
  // Segments of HLS.
  ['ts', 'video/mp2t'],
  ['m4s', 'video/iso.segment'],
  ['m3u8', playlistType],
]);

/** The types that hosts send for a kind. Containers are sent as audio and as video; playlists have several names. */
const sentTypes: Readonly<Record<ContentKind, RegExp>> = {
  image: /^image\//,
  audio: /^(audio|video)\/|^application\/(ogg|mp4)\b/,
  video: /^(audio|video)\/|^application\/(ogg|mp4)\b/,
  playlist: /^(application|audio)\/(vnd\.apple\.|x-)?mpegurl\s*(;|$)/,
};

/** Returns the media type for a path or file name, ignoring the case of its extension; undefined for any other file. */
export function mediaTypeOf(path: string): string | undefined {
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  return types.get(extension.toLowerCase());
}

/** Returns whether hosts send a content type, in lower case, for a kind. */
export function isTypeOf(kind: ContentKind, contentType: string): boolean {
  return sentTypes[kind].test(contentType);
}

/** Returns the kind of the medium at an absolute address by its extension; undefined for any other file. */
export function contentKindOf(url: string): ContentKind | undefined {
  const type = mediaTypeOf(new URL(url).pathname);
  if (type === undefined) return undefined;
  if (type === playlistType) return 'playlist';
  return type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'video';
}

/** Returns whether an address leads to an HLS playlist, a text that names other media. */
export function isPlaylist(url: string): boolean {
  return contentKindOf(url) === 'playlist';
}

/** Returns whether an address leads to a film or a segment of a film. Films are the largest files. */
export function isVideo(url: string): boolean {
  return contentKindOf(url) === 'video';
}

/**
 * Returns the headers of every response below `/presentations/`. Stories may come from anywhere, and could otherwise run
 * as pages and scripts of the app's origin. Other origins may embed them only when deployments share media.
 */
export function presentationHeaders(isMediaOrigin: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isMediaOrigin ? 'cross-origin' : 'same-origin',
  };
}

/**
 * Returns the content type to send for a file below `/presentations/`: the type itself for pictures, sound, films,
 * playlists, subtitles and JSON; `application/octet-stream` for any other, and for SVG, which may contain a script.
 */
export function presentationContentType(type: string): string {
  const [essence = ''] = type.toLowerCase().split(';');
  const isMedia = /^(image|audio|video)\//.test(essence) && essence !== 'image/svg+xml';
  const isData = essence === 'application/json' || essence === 'text/vtt' || isTypeOf('playlist', essence);
  return isMedia || isData ? type : 'application/octet-stream';
}
