// Serves a built variant as a plain static host: its files, with the headers that the build wrote.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parse, parseJson } from '../../../src/base/parse';
import { createResponse } from './response';
import { fileBelow, namesOfPath } from './file-path';
import { fileResource } from './resource';

export interface Site {
  /** Returns the file's response; undefined when there is no such file. */
  answer(request: Request): Promise<Response | undefined>;
}

/**
 * Opens `dist/<variant>`. Sends the headers of its `headers.json`, with the page's own sockets in its policy; `extraHeaders` override
 * them for pages and workers.
 */
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
      const isDocument = resource.type.startsWith('text/html');
      const ofPages = isDocument ? withOwnSockets(pages, request.headers.get('host')) : pages;
      return createResponse(request, resource, {
        'cache-control': cacheControlOf(names),
        ...everything,
        ...(isDocument || isWorker(names)
          ? { ...ofPages, ...(isEncoder(names) ? encoder : {}), ...extraHeaders }
          : {}),
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

const policyHeader = 'content-security-policy';

/**
 * Adds the sockets of the host by which a page was asked for to its policy: Safari before 16 does not count them as 'self', and the
 * build knows only the name of the deployment. Takes a name or an IPv4 address, so that nothing else gets into the policy, which
 * cannot name an IPv6 address.
 */
function withOwnSockets(
  headers: Readonly<Record<string, string>>,
  host: string | null,
): Readonly<Record<string, string>> {
  const policy = headers[policyHeader];
  if (policy === undefined || host === null || !/^[\w.-]+(?::\d+)?$/.test(host)) return headers;
  const sources = `connect-src 'self' ws://${host} wss://${host}`;
  return { ...headers, [policyHeader]: policy.replace(/connect-src 'self'/, sources) };
}

/** A worker's content security policy comes with its own file. */
function isWorker(names: readonly string[]): boolean {
  return (
    names.join('/') === 'sw.js' || (names[0] === 'assets' && /worker[^/]*\.js$/.test(names.at(-1) ?? ''))
  );
}

/** Only this worker may compile WebAssembly, so it has a separate policy (ADR-0036). */
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
