// Creates the talk that a form asks for: refuses what may not be made, reports progress, and stores the talk until staff publish
// it.
import { base64Of } from '../../../service/creation/uploads';
import type { ClientFrame } from '../../../../src/contract/creation/stream-frames';
import { urlOf, type LibraryPresentation } from '../../../library/library-presentation';
import { pageMedia } from '../../../story-press/build/index-json';
import { withReservation } from '../../../service/creation/quota';
import {
  forbiddenTitle,
  noQuotaLeft,
  waitingAt,
  type CreationDeps,
  type CreationContext,
} from '../creation-context';
import type { PressProgress, TalkPressRequest } from '../press-messages';
import { maxSlides, simpleTalkPressRequestOf, talkPressRequestOf } from './talk-press-request';

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
  const reservation = await context.reserve();
  if (reservation === undefined) return send(noQuotaLeft);
  const { entry } = await withReservation(reservation, () => makeTalk(request, deps, context));
  send({ type: 'created-presentation', url: urlOf(entry.id), id: entry.id });
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

/** Makes the talk and stores it. Throws what the press throws. */
async function makeTalk(
  request: TalkPressRequest,
  deps: CreationDeps,
  context: CreationContext,
): Promise<LibraryPresentation> {
  const progress = (message: string) => context.send({ type: 'progress', message });
  const id = await context.nextId();
  const endShow = context.showPictures(id, deps.maker.foldersOf(id));
  try {
    const { presentation } = await deps.maker.make(
      { id, request, seed: deps.newSeed() },
      {
        signal: context.signal,
        onWaiting: (place) => context.send(waitingAt(place)),
        onTurn: () => ['Started generation', 'Writing the talk'].forEach(progress),
        onProgress: (at) => report(at, id, request.talk.numberOfSlides, context),
      },
    );
    progress('Putting the slides together');
    await context.addPresentation(presentation, false);
    return presentation;
  } finally {
    endShow();
  }
}

/** Sends where the press is; a picture that is painted can be loaded at its address from now on. */
function report(at: PressProgress, id: string, asked: number, { send }: CreationContext): void {
  const message = messageOf(at, asked);
  if (at.stage !== 'painted') return send({ type: 'progress', message });
  const imageUrl = `/presentations/${id}/${pageMedia.picture(at.page)}`;
  send({
    type: 'progress',
    message,
    data: { type: 'image', imageUrl, description: at.description ?? '' },
  });
}

const verbs = {
  painting: 'Painting',
  reading: 'Reading aloud',
  filming: 'Filming',
  painted: 'Painted',
} as const;

function messageOf({ stage, page, ...at }: PressProgress, asked: number): string {
  const slides = at.slides ?? asked;
  const place = page === 0 ? 'the cover' : page > slides ? 'the ending' : `slide ${page} of ${slides}`;
  return `${verbs[stage]} ${place}`;
}
