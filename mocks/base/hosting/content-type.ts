// Maps file names to content types. Reads no file.
import path from 'node:path';
import type { HeaderRule } from '../../../src/contract/host-table';
import { mediaTypeOf, presentationContentType } from '../../../src/contract/presentation/media-types';

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

const unknownType = 'application/octet-stream';

/** Returns the content type of a file name; `application/octet-stream` for an unknown extension. */
export function contentTypeOf(name: string): string {
  return types[path.extname(name).toLowerCase()] ?? mediaTypeOf(name) ?? unknownType;
}

/** Returns whether compression pays off: true for text and WebAssembly. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes('charset=utf-8') || contentType === 'application/wasm';
}

/** Returns the same as rules of another host, for files of these paths. */
export function contentTypeRules(paths: readonly string[]): HeaderRule[] {
  const ruleOf = (path: string, type: string, what = 'Content types.'): HeaderRule => ({
    what,
    path,
    headers: { 'content-type': type, ...(isCompressible(type) ? { vary: 'accept-encoding' } : {}) },
  });
  const refused = extensionsOf(paths.filter((each) => each.startsWith('presentations/'))).filter(
    (extension) => presentationContentType(contentTypeOf(`x${extension}`)) !== contentTypeOf(`x${extension}`),
  );
  return [
    ruleOf('^/', unknownType),
    ruleOf('^/$', contentTypeOf('index.html')),
    ...extensionsOf(paths).map((extension) => ruleOf(`\\${extension}$`, contentTypeOf(`x${extension}`))),
    ...refused.map((extension) =>
      ruleOf(`^/presentations/.*\\${extension}$`, unknownType, 'Below there it would run as the app.'),
    ),
  ];
}

function extensionsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((each) => path.extname(each).toLowerCase()))].filter(Boolean).sort();
}
