// Extracts the addresses that an HLS playlist names (RFC 8216). Fetches nothing, and does not check what is allowed.

/** Tags whose attribute URI names a resource that a player fetches. */
const tagWithUri = /^#EXT-X-(?:MAP|KEY|SESSION-KEY|MEDIA|I-FRAME-STREAM-INF|PART|PRELOAD-HINT):(.*)$/;
/** An attribute's value is quoted and may contain commas, or it ends at the next comma. */
const attribute = /(?:^|,)\s*([A-Z0-9-]+)=("[^"]*"|[^,]*)/g;

/**
 * Returns the absolute addresses that a playlist names, each once and in order: segments, other playlists and the URIs
 * of its tags. Skips anything but http and https. The caller checks whether an address may be fetched.
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
    // A fragment is never sent to the host, and would make another cache key.
    url.hash = '';
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
