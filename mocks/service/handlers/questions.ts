// Handles questions about a presentation, and the files of their answers, which no presentation's folder holds.
import type { HttpHandler } from 'msw';
import { questionSchema } from '../../../src/contract/service/bodies';
import { AnsweringBusyError, type Answering } from '../../studio/answering/answering';
import { handlerFor, json, problem, type HandlerContext } from './handler-context';

/**
 * Returns the handler of `POST /api/question`: 422 when it holds no answer (spec contract §6), 404 without the presentation, 503 when too
 * many ask at once.
 */
export function questionHandler(context: HandlerContext, answering: Answering): HttpHandler {
  return handlerFor(context, 'ask', async ({ service, body }) => {
    const question = await body(questionSchema);
    const presentation = await service.presentations.find(question.presentationId);
    if (presentation === undefined) return problem(404, 'presentation not found');
    try {
      const answer = await answering.answer(question, presentation);
      return answer ? json(answer) : problem(422, 'The presentation holds no answer to this');
    } catch (error) {
      if (error instanceof AnsweringBusyError) return problem(503, error.message);
      throw error;
    }
  });
}
