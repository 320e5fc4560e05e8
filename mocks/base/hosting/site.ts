// Serves a built variant as a plain static host: its files, with the headers of the table that the build wrote.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseJson } from '../../../src/base/parse';
import { headersOfFile, hostTableSchema, type HostTable } from '../../../src/contract/host-table';
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
  const readTable = createTable(path.join(folder, 'headers.json'));
  await readTable();
  return {
    async answer(request) {
      const { pathname } = new URL(request.url);
      const names = namesOfPath(pathname === '/' ? '/index.html' : pathname);
      const file = names && fileBelow(folder, names);
      const resource = file && (await fileResource(file));
      if (!names || !resource) return undefined;
      const headers = headersOfFile(await readTable(), pathname);
      if (headers[policyHeader] === undefined) return createResponse(request, resource, headers);
      const isDocument = resource.type.startsWith('text/html');
      const own = isDocument ? withOwnSockets(headers, request.headers.get('host')) : headers;
      return createResponse(request, resource, { ...own, ...extraHeaders });
    },
  };
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

/**
 * Returns a function that reads the table that the build wrote, again when the file has changed: a build while the server runs
 * changes the page and its policy together. It is empty where there is no such file.
 */
function createTable(file: string): () => Promise<HostTable> {
  let read: { readonly version: string; readonly table: Promise<HostTable> } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const version = `${found?.size} ${found?.mtimeMs} ${found?.ino}`;
    if (read?.version !== version) read = { version, table: readTable(file) };
    return read.table;
  };
}

async function readTable(file: string): Promise<HostTable> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return parse(hostTableSchema, parseJson(text, 'headers.json'), 'headers.json');
}
