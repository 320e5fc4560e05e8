// The calls around making something that are not the stream: a topic, a person's upload, a question, the older creation call.
import type { HttpHandler } from 'msw';
import { newPresentationSettingsSchema } from '../../src/contract/creation/settings';
import { personUploadSchema, questionSchema } from '../../src/contract/service/bodies';
import { urlOf } from '../library/volume';
import { shortHash } from '../service/tokens';
import { answering, json, problem, type Desk } from './handler-context';

export function creationHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'newTopic', ({ service }) => json({ topic: service.nextTopic() })),
    answering(desk, 'uploadPerson', async ({ service, body }) =>
      json(service.storePerson(await body(personUploadSchema))),
    ),
    answering(desk, 'ask', async ({ service, body }) => {
      const answer = service.answer(await body(questionSchema));
      return answer ? json(answer) : problem(404, 'presentation not found');
    }),
    answering(desk, 'newSlidedeck', async ({ service, body }) => {
      const settings = await body(newPresentationSettingsSchema);
      // The call names no run: the same settings are the same creation.
      const runId = `slidedeck-${shortHash(JSON.stringify(settings))}`;
      const run = service.studio.begin(runId, { type: 'create-presentation', ...settings });
      if (run.volume === undefined) return problem(422, 'This presentation cannot be made');
      service.studio.finish(runId);
      return json({ url: urlOf(run.volume.entry.id) });
    }),
  ];
}
