// Creates the talk that a form asks for: refuses what may not be made, reports progress, and stores the talk until staff publish
// it.
import { base64Of } from './uploads';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { urlOf } from '../../../src/contract/presentation/list-entry';
import { forbiddenTitle, type CreationDeps, type CreationContext } from './creation-context';
import { makePresentation } from './make-presentation';
import {
  maxSlides,
  simpleTalkPressRequestOf,
  talkPressRequestOf,
} from '../../studio/making/talk-press-request';

type TalkFrame = Extract<ClientFrame, { type: 'create-presentation' | 'create-presentation-simple' }>;

/** Creates the talk and sends its frames up to the last one. Throws the signal's reason when that aborts. */
export async function createTalk(
  frame: TalkFrame,
  deps: CreationDeps,
  context: CreationContext,
): Promise<void> {
  const { send } = context;
  // Taken whatever comes of the run: an upload serves one run only.
  const photo = await photoOf(frame, deps);
  const isSimple = frame.type === 'create-presentation-simple';
  if (context.simpleOnly && !isSimple)
    return send({ type: 'error', message: 'Only simple presentations are made here' });
  const request = isSimple ? simpleTalkPressRequestOf(frame, photo) : talkPressRequestOf(frame, photo);
  if (request.talk.numberOfSlides > maxSlides)
    return send({ type: 'error', message: 'No presentation can be made with these settings' });
  const isModerated = isSimple || frame.contentModeration;
  if (isModerated && deps.isForbidden(request.talk.title, 'talk')) return send(forbiddenTitle);
  const made = await makePresentation(request, deps, context);
  if (made !== undefined) send({ type: 'created-presentation', url: urlOf(made.id), id: made.id });
}

/** Returns the photo in base64: an upload is deleted as it is read. */
async function photoOf({ person: { image, audio } }: TalkFrame, { uploads }: CreationDeps) {
  const [photo] = await Promise.all(
    [image, audio].map(async (medium) => {
      if (medium === undefined) return undefined;
      return medium.startsWith('data:')
        ? base64Of(medium, 'image')
        : (await uploads.take(medium))?.toString('base64');
    }),
  );
  return photo;
}
