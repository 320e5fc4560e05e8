// Handles the gallery's calls: the list, publishing and deleting, ratings, suggestions and the short link.
import { http, type HttpHandler } from 'msw';
import { shortLinkTarget } from '../../../src/contract/presentation/story-address';
import { newSuggestionSchema, type Published } from '../../../src/contract/service/bodies';
import { feedbackRecordSchema } from '../../../src/contract/presentation/feedback';
import { hashOf } from '../identity/tokens';
import { newestSuggestions, withNewestComments } from './bounded-lists';
import { incompletePresentations, missingMediaOf } from './missing-media';
import { runKeyIn } from './call-rights';
import type { Listed } from '../store/store';
import { handlerFor, done, json, problem, type HandlerContext } from './handler-context';

/** Returns the handlers of the gallery's calls. */
export function galleryHandlers(context: HandlerContext): HttpHandler[] {
  return [...presentationHandlers(context), ...feedbackHandlers(context), ...suggestionHandlers(context)];
}

/** Returns a response that no cache stores: it depends on a header. */
function privateJson(body: unknown): Response {
  const response = json(body);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Returns the entry of a list that also has unpublished presentations. */
const markedEntry = ({ entry, published }: Listed): unknown =>
  published ? entry : { ...Object(entry), published };

const notFound = () => problem(404, 'presentation not found');

function presentationHandlers(context: HandlerContext): HttpHandler[] {
  return [
    handlerFor(context, 'listPresentations', async ({ service: { presentations }, isStaff }) => {
      const list = isStaff ? (await presentations.listAll()).map(markedEntry) : await presentations.list();
      if (list.length === 0) return problem(404, 'presentations not found');
      return isStaff ? privateJson(list) : json(list);
    }),
    handlerFor(context, 'listOwnPresentations', async ({ service: { presentations }, maker }) =>
      json((maker === undefined ? [] : await presentations.madeBy(maker)).map(markedEntry)),
    ),
    handlerFor(context, 'readRun', async ({ service, request }) => {
      const runKey = runKeyIn(request.headers);
      const run = runKey === undefined ? undefined : await service.runs.find(hashOf(runKey));
      return run === undefined ? problem(404, 'run not found') : privateJson(run);
    }),
    handlerFor(context, 'publish', async ({ service: { presentations }, param }) => {
      const id = param('presentationId');
      if (!(await presentations.publish(id))) return notFound();
      const missingMedia = await missingMediaOf(presentations, id);
      return missingMedia.length === 0 ? done() : json({ missingMedia } satisfies Published);
    }),
    handlerFor(context, 'listMissingMedia', async ({ service }) =>
      json(await incompletePresentations(service.presentations)),
    ),
    handlerFor(context, 'unpublish', async ({ service, param }) =>
      (await service.presentations.unpublish(param('presentationId'))) ? done() : notFound(),
    ),
    handlerFor(context, 'deletePresentation', async ({ service, param }) =>
      (await service.presentations.remove(param('presentationId'))) ? done() : notFound(),
    ),
  ];
}

function feedbackHandlers(context: HandlerContext): HttpHandler[] {
  return [
    handlerFor(context, 'listFeedback', async ({ service }) => {
      const list = await service.feedback.list();
      return list.length === 0 ? problem(404, 'feedback not found') : json(withNewestComments(list));
    }),
    handlerFor(context, 'sendFeedback', async ({ service, body }) => {
      const record = await body(feedbackRecordSchema);
      if ((await service.presentations.find(record.presentationId)) === undefined) return notFound();
      const stored = await service.feedback.store(record);
      if (stored === 'taken') return problem(409, 'Another rating has this id');
      return done(stored === 'new' ? 201 : 200);
    }),
    handlerFor(context, 'deleteFeedback', async ({ service, param }) =>
      (await service.feedback.remove(param('feedbackId'))) ? done() : problem(404, 'feedback not found'),
    ),
  ];
}

function suggestionHandlers(context: HandlerContext): HttpHandler[] {
  return [
    handlerFor(context, 'suggest', async ({ service, body }) => {
      const { suggestion } = await body(newSuggestionSchema);
      return json(await service.suggestions.add(suggestion), 201);
    }),
    handlerFor(context, 'listSuggestions', async ({ service }) =>
      json(newestSuggestions(await service.suggestions.list())),
    ),
    handlerFor(context, 'deleteSuggestion', async ({ service, param }) =>
      (await service.suggestions.remove(param('suggestionId')))
        ? done()
        : problem(404, 'suggestion not found'),
    ),
  ];
}

/** Handles `GET /p/{id}`: redirects with 302 to the story's page in this variant (spec contract §5, offline §4). */
export function shortLinkHandler(context: HandlerContext, variant: string): HttpHandler {
  return http.get(`${context.origin}/p/:presentationId`, async ({ params }) => {
    const id = String(params['presentationId']);
    if ((await context.service.presentations.find(id)) === undefined) return notFound();
    return new Response(null, { status: 302, headers: { location: shortLinkTarget(variant, id) } });
  });
}
