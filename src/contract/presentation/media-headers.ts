// Headers and content types for files below `/presentations/`, so that none is run as a page or a script.
import { isTypeOf } from './media-types';

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
