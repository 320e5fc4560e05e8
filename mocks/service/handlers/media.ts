// Handles `/presentations/{id}/…` as a static host does: sends an index, and media from disk or from a test.
import { http, type HttpHandler } from 'msw';
import { presentationContentType, presentationHeaders } from '../../../src/contract/presentation/media-types';
import { createResponse } from '../../base/hosting/response';
import { contentTypeOf } from '../../base/hosting/content-type';
import { fileBelow, namesOfPath } from '../../base/hosting/file-path';
import { bytesResource, fileResource, type Resource } from '../../base/hosting/resource';
import type { StoredPresentation } from '../store/store';
import type { HandlerContext } from './handler-context';

/** Names are not hashed, so media are revalidated after an hour and an index each time. */
const mediaCache = 'public, max-age=3600';
const indexCache = 'no-cache';

/**
 * Returns the handler of all requests below `/presentations/`. `answerMedium` returns the file of an answer, by its path there.
 */
export function mediaHandler(
  context: HandlerContext,
  answerMedium: (path: string) => Resource | undefined,
): HttpHandler {
  return http.all(`${context.origin}/presentations/*`, async ({ request }) => {
    const [, id, ...names] = namesOfPath(new URL(request.url).pathname) ?? [];
    const { presentations, unfinished } = context.service;
    const stored = id === undefined ? undefined : await presentations.find(id);
    const resource = stored
      ? (answerMedium([id, ...names].join('/')) ?? (await resourceOf(stored, names)))
      : await firstResource(unfinished.placesOf(id ?? '', names));
    const isIndex = names.length === 1 && names[0] === 'index.json';
    const response = resource
      ? createResponse(request, asMedium(resource), { 'cache-control': isIndex ? indexCache : mediaCache })
      : new Response(null, { status: 404 });
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  });
}

/** Only pages of this service may load its media. */
const headers = Object.entries(presentationHeaders(false));

function asMedium(resource: Resource): Resource {
  return { ...resource, type: presentationContentType(resource.type) };
}

async function firstResource(files: readonly string[]): Promise<Resource | undefined> {
  for (const file of files) {
    // A folder that moves to its place is there under one path or the other.
    const resource = await fileResource(file).catch(() => undefined);
    if (resource) return resource;
  }
  return undefined;
}

async function resourceOf(
  stored: StoredPresentation,
  names: readonly string[],
): Promise<Resource | undefined> {
  const name = names.join('/');
  if (name === 'index.json') {
    if (stored.index === undefined) return undefined;
    return bytesResource(Buffer.from(stored.index), contentTypeOf(name));
  }
  const medium = stored.media.get(name);
  if (medium) return medium;
  const file = stored.folder === undefined ? undefined : fileBelow(stored.folder, names);
  return file === undefined ? undefined : fileResource(file);
}
