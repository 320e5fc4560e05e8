// Handles the creation calls beside the stream: a topic, a person's upload and the older creation call.
import type { HttpHandler } from 'msw';
import {
  newPresentationSettingsSchema,
  type NewPresentationSettings,
} from '../../../src/contract/creation/creation-settings';
import type { ServerFrame } from '../../../src/contract/creation/stream-frames';
import { personUploadSchema } from '../../../src/contract/service/bodies';
import { urlOf } from '../../../src/contract/presentation/list-entry';
import { shortHash } from '../identity/tokens';
import type { Service } from '../service';
import type { CreationDeps } from '../creation/creation-context';
import { createTalk } from '../creation/create-talk';
import { creationContextOf, handlerFor, json, problem, type HandlerContext } from './handler-context';

/** Returns the handlers of the creation calls. */
export function creationHandlers(context: HandlerContext): HttpHandler[] {
  const made = slidedecks(context.service);
  return [
    handlerFor(context, 'newTopic', ({ service, request }) => {
      const isGerman = request.headers.get('accept-language')?.startsWith('de') ?? false;
      return json({ topic: service.nextTopic(isGerman ? 'de' : 'en') });
    }),
    handlerFor(context, 'uploadPerson', async ({ service, body }) =>
      json(await service.uploads.store(await body(personUploadSchema))),
    ),
    handlerFor(context, 'newSlidedeck', async ({ service, user, maker, body }) => {
      const settings = await body(newPresentationSettingsSchema);
      if (service.runs.isEnding()) return problem(503, 'The service is restarting');
      // The call names no run, so equal settings of a user are treated as the same creation. All without an account are one user.
      const runId = `slidedeck-${shortHash(JSON.stringify([user, settings]))}`;
      if (context.creation !== undefined)
        return made.answer(runId, { settings, user, maker }, context.creation);
      const run = await service.scriptedCreations.begin(
        runId,
        { type: 'create-presentation', ...settings },
        user,
      );
      if (run.presentation === undefined) return problem(422, 'This presentation cannot be made');
      await service.scriptedCreations.finish(runId, { maker });
      return json({ url: urlOf(run.presentation.entry.id) });
    }),
  ];
}

interface Slidedeck {
  readonly settings: NewPresentationSettings;
  readonly user: string;
  readonly maker: string | undefined;
}

/** Makes slide decks, and remembers which one was made for whom: equal settings of a user are the same creation. */
function slidedecks(service: Service) {
  const runs = new Map<string, Promise<ServerFrame | undefined>>();
  const make = async ({ settings, user, maker }: Slidedeck, creation: CreationDeps) => {
    let last: ServerFrame | undefined;
    const send = (frame: ServerFrame): void => {
      last = frame;
    };
    // Whoever asked may have left: the deck is theirs all the same, and is found by asking again.
    const { signal } = new AbortController();
    const frame = { type: 'create-presentation', ...settings } as const;
    await createTalk(
      frame,
      creation,
      creationContextOf(service, { user, owner: { maker } }, { send, signal }),
    );
    return last;
  };
  return {
    async answer(runId: string, deck: Slidedeck, creation: CreationDeps): Promise<Response> {
      const known = await runs.get(runId)?.catch(() => undefined);
      if (known === undefined || !(await isThere(service, known))) runs.set(runId, make(deck, creation));
      const last = await runs.get(runId);
      if (last?.type === 'created-presentation') return json({ url: last.url });
      runs.delete(runId);
      return problem(last?.type === 'quota' ? 429 : 422, 'This presentation cannot be made');
    },
  };
}

async function isThere({ presentations }: Service, last: ServerFrame): Promise<boolean> {
  return last.type === 'created-presentation' && (await presentations.find(last.id)) !== undefined;
}
