// Maps file names to content types. Reads no file.
import path from 'node:path';
import { mediaTypeOf } from '../../../src/contract/presentation/media-types';

/** The types of files that are no media of a story, and of SVG, which is sent as text. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Returns the content type of a file name; `application/octet-stream` for an unknown extension. */
export function contentTypeOf(name: string): string {
  return types[path.extname(name).toLowerCase()] ?? mediaTypeOf(name) ?? 'application/octet-stream';
}

/** Returns whether compression pays off: true for text and WebAssembly. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes('charset=utf-8') || contentType === 'application/wasm';
}
