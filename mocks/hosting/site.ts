// Serves a built variant as a plain static host: its files, with the headers that the build wrote.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';
import { createResponse } from './response';
import { fileBelow, namesOfPath } from './file-path';
import { fileResource } from './resource';

export interface Site {
  /** Returns the file's response; undefined when there is no such file. */
  answer(request: Request): Promise<Response | undefined>;
}

/** Opens `dist/<variant>`. Sends the headers of its `headers.json`; `extraHeaders` override them for pages and workers. */
export async function openSite(
  folder: string,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const headersOf = createHeaders(path.join(folder, 'headers.json'));
  await headersOf();
  return {
    async answer(request) {
      const { pathname } = new URL(request.url);
      const names = namesOfPath(pathname === '/' ? '/index.html' : pathname);
      const file = names && fileBelow(folder, names);
      const resource = file && (await fileResource(file));
      if (!names || !resource) return undefined;
      const { everything, pages, encoder } = await headersOf();
      const isPage = resource.type.startsWith('text/html') || isWorker(names);
      return createResponse(request, resource, {
        'cache-control': cacheControlOf(names),
        ...everything,
        ...(isPage ? { ...pages, ...(isEncoder(names) ? encoder : {}), ...extraHeaders } : {}),
      });
    },
  };
}

/**
 * Files with hashed names never change; pages, worker and manifests are revalidated each time (the worker: spec offline §3; the
 * others: README, "Behind a real service").
 */
function cacheControlOf(names: readonly string[]): string {
  const name = names.at(-1) ?? '';
  if (names[0] === 'assets') return 'public, max-age=31536000, immutable';
  if (/\.(html|webmanifest|json)$/.test(name) || name === 'sw.js') return 'no-cache';
  return 'public, max-age=3600';
}

/** A worker's content security policy comes with its own file. */
function isWorker(names: readonly string[]): boolean {
  return (
    names.join('/') === 'sw.js' || (names[0] === 'assets' && /worker[^/]*\.js$/.test(names.at(-1) ?? ''))
  );
}

/** The only worker that may compile WebAssembly has a policy of its own (ADR-0036). */
function isEncoder(names: readonly string[]): boolean {
  return names[0] === 'assets' && /^mp3-worker-[\w-]+\.js$/.test(names[1] ?? '');
}

const headersSchema = v.object({
  everything: v.optional(v.record(v.string(), v.string()), {}),
  pages: v.optional(v.record(v.string(), v.string()), {}),
  encoder: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * Returns a function that reads the headers that the build wrote, again when the file has changed: a build while the server runs
 * changes the page and its policy together. There are none where there is no such file.
 */
function createHeaders(file: string): () => Promise<v.InferOutput<typeof headersSchema>> {
  let read: { readonly version: string; readonly headers: ReturnType<typeof readHeaders> } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const version = `${found?.size} ${found?.mtimeMs} ${found?.ino}`;
    if (read?.version !== version) read = { version, headers: readHeaders(file) };
    return read.headers;
  };
}

async function readHeaders(file: string): Promise<v.InferOutput<typeof headersSchema>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return parse(headersSchema, parseJson(text, 'headers.json'), 'headers.json');
}
