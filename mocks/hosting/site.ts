// A built variant behind a plain static host: the files as they are, the headers the build wrote, 404 for all else.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerWith } from './answer';
import { fileBelow, namesOfPath } from './file-path';
import { fileResource } from './resource';

export interface Site {
  /** The file's response; undefined when there is no such file. */
  answer(request: Request): Promise<Response | undefined>;
}

/** Opens `dist/<variant>`. Its `headers.json` is sent with every page and the worker; `extraHeaders` win over it. */
export async function openSite(
  folder: string,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const headers = { ...(await headersOf(folder)), ...extraHeaders };
  return {
    async answer(request) {
      const { pathname } = new URL(request.url);
      const names = namesOfPath(pathname === '/' ? '/index.html' : pathname);
      const file = names && fileBelow(folder, names);
      const resource = file && (await fileResource(file));
      if (!names || !resource) return undefined;
      const carriesPolicy = resource.type.startsWith('text/html') || names.join('/') === 'sw.js';
      return answerWith(request, resource, {
        'cache-control': cacheControlOf(names),
        ...(carriesPolicy ? headers : {}),
      });
    },
  };
}

/** Hashed names never change; pages, worker and manifests are asked for each time (decision 17). */
function cacheControlOf(names: readonly string[]): string {
  const name = names.at(-1) ?? '';
  if (names[0] === 'assets') return 'public, max-age=31536000, immutable';
  if (/\.(html|webmanifest|json)$/.test(name) || name === 'sw.js') return 'no-cache';
  return 'public, max-age=3600';
}

/** Headers as the build wrote them; a folder without them is served without. */
async function headersOf(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, 'headers.json'), 'utf8').catch(() => '{}');
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
