// How a host sends what lies below `/presentations/`: data to be looked at and listened to, never a page or a script.

/**
 * Returns the headers of every answer below `/presentations/`. Stories may come from anywhere, and would else be pages and
 * scripts of the app's own origin. Other origins may embed them only where deployments take media from each other.
 */
export function presentationHeaders(isMediaOrigin: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isMediaOrigin ? 'cross-origin' : 'same-origin',
  };
}

const playlists: readonly string[] = ['application/vnd.apple.mpegurl', 'application/x-mpegurl'];

/**
 * Returns the content type to send for a file below `/presentations/`: pictures, sound, films, playlists, subtitles and JSON
 * as what they are; whatever else, an SVG among them since it may hold a script, as bytes that are nothing.
 */
export function presentationContentType(type: string): string {
  const [essence = ''] = type.toLowerCase().split(';');
  const isMedia = /^(image|audio|video)\//.test(essence) && essence !== 'image/svg+xml';
  const isData = essence === 'application/json' || essence === 'text/vtt' || playlists.includes(essence);
  return isMedia || isData ? type : 'application/octet-stream';
}
