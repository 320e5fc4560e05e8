// The gallery's calls: the list, what staff do with an entry, ratings, suggestions, and the short link.
import { http, type HttpHandler } from 'msw';
import { shortLinkTarget } from '../../src/contract/offline/story-address';
import { newSuggestionSchema } from '../../src/contract/service/bodies';
import { feedbackRecordSchema } from '../../src/contract/service/feedback';
import { answering, done, json, problem, type Desk } from './handler-context';

export function galleryHandlers(desk: Desk): HttpHandler[] {
  return [...presentationHandlers(desk), ...feedbackHandlers(desk), ...suggestionHandlers(desk)];
}

const notFound = () => problem(404, 'presentation not found');

function presentationHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'listPresentations', ({ service }) => {
      const list = service.shelf.list();
      return list.length === 0 ? problem(404, 'presentations not found') : json(list);
    }),
    answering(desk, 'publish', ({ service, param }) =>
      service.shelf.publish(param('presentationId')) ? done() : notFound(),
    ),
    answering(desk, 'unpublish', ({ service, param }) =>
      service.shelf.unpublish(param('presentationId')) ? done() : notFound(),
    ),
    answering(desk, 'deletePresentation', ({ service, param }) =>
      service.shelf.remove(param('presentationId')) ? done() : notFound(),
    ),
  ];
}

function feedbackHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'listFeedback', ({ service }) => {
      const list = service.feedback.list();
      return list.length === 0 ? problem(404, 'feedback not found') : json(list);
    }),
    answering(desk, 'sendFeedback', async ({ service, body }) => {
      const stored = service.feedback.store(await body(feedbackRecordSchema));
      if (stored === 'taken') return problem(409, 'Another rating has this id');
      return done(stored === 'new' ? 201 : 200);
    }),
  ];
}

function suggestionHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'suggest', async ({ service, body }) => {
      const { suggestion } = await body(newSuggestionSchema);
      return json(service.suggestions.add(suggestion), 201);
    }),
    answering(desk, 'listSuggestions', ({ service }) => json(service.suggestions.list())),
    answering(desk, 'deleteSuggestion', ({ service, param }) =>
      service.suggestions.remove(param('suggestionId')) ? done() : problem(404, 'suggestion not found'),
    ),
  ];
}

/** `GET /p/{id}`: 302 to where the story opens in this variant (core 7, decision 28). */
export function shortLinkHandler(desk: Desk, variant: string): HttpHandler {
  return http.get(`${desk.origin}/p/:presentationId`, ({ params }) => {
    const id = String(params['presentationId']);
    if (desk.service.shelf.find(id) === undefined) return notFound();
    return new Response(null, { status: 302, headers: { location: shortLinkTarget(variant, id) } });
  });
}
