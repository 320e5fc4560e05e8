// Handles questions about a presentation, and the files of their answers, which no presentation's folder holds.
import type { HttpHandler } from 'msw';
import { questionSchema } from '../../src/contract/service/bodies';
import type { Resource } from '../hosting/resource';
import type { Answerer } from '../story-maker/answering/answerer';
import { handlerFor, json, problem, type HandlerContext } from './handler-context';

/** The answers of one service. */
export interface Answers {
  /** Returns the answerer, which loads with the first question. */
  readonly answerer: () => Promise<Answerer>;
  /** Returns the file of an answer that can still be heard, by presentation and name. */
  readonly medium: (path: string) => Resource | undefined;
}

/** Returns the answers of a service that nobody has asked yet. */
export function openAnswers(): Answers {
  let opened: Answerer | undefined;
  return {
    async answerer() {
      const { createAnswerer } = await import('../story-maker/answering/answerer');
      opened ??= createAnswerer();
      return opened;
    },
    medium: (path) => opened?.medium(path),
  };
}

/** Returns the handler of `POST /api/question`: 422 when it holds no answer (spec contract §6), 404 without the presentation. */
export function questionHandler(context: HandlerContext, answers: Answers): HttpHandler {
  return handlerFor(context, 'ask', async ({ service, body }) => {
    const question = await body(questionSchema);
    const presentation = await service.presentations.find(question.presentationId);
    if (presentation === undefined) return problem(404, 'presentation not found');
    const answer = await (await answers.answerer()).answer(question, presentation);
    return answer ? json(answer) : problem(422, 'The presentation holds no answer to this');
  });
}
