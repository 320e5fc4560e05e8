// Maps file names to content types. Reads no file.
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'video/mp2t',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Returns the content type of a file name; `application/octet-stream` for an unknown extension. */
export function contentTypeOf(name: string): string {
  return types[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Returns whether compression pays off: true for text and WebAssembly. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes('charset=utf-8') || contentType === 'application/wasm';
}
