// The addresses an HLS playlist names (RFC 8216). Text in, addresses out; fetches nothing and allows nothing.

/** Tags whose attribute URI names something that a player fetches. */
const tagWithUri = /^#EXT-X-(?:MAP|KEY|SESSION-KEY|MEDIA|I-FRAME-STREAM-INF|PART|PRELOAD-HINT):(.*)$/;
/** An attribute's value is quoted, and then holds commas too, or it ends at the next comma. */
const attribute = /(?:^|,)\s*([A-Z0-9-]+)=("[^"]*"|[^,]*)/g;

/**
 * Absolute addresses that a playlist names, each once and in its order: segments and other playlists, and what its tags
 * point at. What is no address of the web is passed over; whether one may be fetched is decided elsewhere.
 */
export function mediaOfPlaylist(text: string, playlistUrl: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const addresses = lines.flatMap((line) => {
    const named = uriOf(line.trim());
    const address = named && resolve(named, playlistUrl);
    return address ? [address] : [];
  });
  return [...new Set(addresses)];
}

function uriOf(line: string): string | undefined {
  if (!line.startsWith('#')) return line;
  const [, attributes = ''] = tagWithUri.exec(line) ?? [];
  for (const [, name, value = ''] of attributes.matchAll(attribute)) {
    if (name === 'URI') return value.replace(/^"|"$/g, '').trim();
  }
  return undefined;
}

function resolve(named: string, playlistUrl: string): string | undefined {
  try {
    const url = new URL(named, playlistUrl);
    // A fragment never reaches the host, and would be another key in the cache.
    url.hash = '';
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
