// Tells a film in pieces from one in one file, by its address.

/** Whether an address is a playlist of HLS. */
export const isPlaylist = (url: string): boolean => /\.m3u8$/i.test(new URL(url).pathname);
