// Chooses the route that answers a request of a page.
import { getCacheKeyForURL } from 'workbox-precaching';
import type { DownloadManager } from '../downloads/download-manager';
import type { WorkerEnvironment } from '../environment';
import { asksForList, respondWithList } from './list-route';
import { createMediaRoutes, presentationIdOfIndex } from './media-route';
import { entryOf, respondToShortLink, respondWithShellFile, shortLinkId } from './shell-route';

/** The part of a FetchEvent that a route needs. */
type PageRequest = Pick<FetchEvent, 'request' | 'clientId' | 'waitUntil'>;

/** Returns a function that returns the response to a request of a page; undefined leaves the request to the browser. */
export function createRespond(environment: WorkerEnvironment, downloadManager: DownloadManager) {
  const media = createMediaRoutes(environment, downloadManager);
  return (event: PageRequest): Promise<Response> | undefined => {
    const { request, clientId } = event;
    // Load the ledger into memory before the first medium is requested.
    void environment.ledger.all();
    // The routes do not check the method again.
    if (request.method !== 'GET') return undefined;
    if (request.mode === 'navigate') return respondToNavigation(request, environment);
    if (getCacheKeyForURL(request.url) !== undefined)
      return respondWithShellFile(request.url, request, environment);
    if (asksForList(request)) return respondWithList(request, environment, (work) => event.waitUntil(work));
    if (!media.mayAnswer(request)) return undefined;
    const id = presentationIdOfIndex(request.url);
    if (id === undefined) return media.medium(request, clientId);
    event.waitUntil(downloadManager.recordOpened(id, clientId));
    return media.index(request, id, clientId);
  };
}

function respondToNavigation(
  request: Request,
  environment: WorkerEnvironment,
): Promise<Response> | undefined {
  const url = new URL(request.url);
  const entry = entryOf(url);
  if (entry !== undefined) return respondWithShellFile(entry, request, environment);
  const id = shortLinkId(url);
  return id === undefined ? undefined : respondToShortLink(request, id, environment);
}
