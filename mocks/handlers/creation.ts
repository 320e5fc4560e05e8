// Handles the creation calls beside the stream: a topic, a person's upload and the older creation call.
import type { HttpHandler } from 'msw';
import { newPresentationSettingsSchema } from '../../src/contract/creation/settings';
import { personUploadSchema } from '../../src/contract/service/bodies';
import { urlOf } from '../library/library-presentation';
import { shortHash } from '../service/identity/tokens';
import { handlerFor, json, problem, type HandlerContext } from './handler-context';

/** Returns the handlers of the creation calls. */
export function creationHandlers(context: HandlerContext): HttpHandler[] {
  return [
    handlerFor(context, 'newTopic', ({ service }) => json({ topic: service.nextTopic() })),
    handlerFor(context, 'uploadPerson', async ({ service, body }) =>
      json(await service.uploads.store(await body(personUploadSchema))),
    ),
    handlerFor(context, 'newSlidedeck', async ({ service, user, body }) => {
      const settings = await body(newPresentationSettingsSchema);
      // The call names no run, so equal settings of a user are treated as the same creation. All without an account are one user.
      const runId = `slidedeck-${shortHash(JSON.stringify([user, settings]))}`;
      const run = await service.scriptedCreations.begin(
        runId,
        { type: 'create-presentation', ...settings },
        user,
      );
      if (run.presentation === undefined) return problem(422, 'This presentation cannot be made');
      await service.scriptedCreations.finish(runId);
      return json({ url: urlOf(run.presentation.entry.id) });
    }),
  ];
}
