// Creates a Dallic Party: sends each picture as soon as it is ready, and stores the party until staff publish it.
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import type { LibraryPresentation } from '../../library/library-presentation';
import { withReservation } from '../../service/creation/quota';
import { pageMedia } from '../../story-press/build/index-json';
import {
  forbiddenTitle,
  noQuotaLeft,
  waitingAt,
  type CreationDeps,
  type CreationContext,
} from './creation-context';
import type { PressProgress } from './press-messages';
import { styleOfGenerator } from './talk/talk-press-request';

type PartyFrame = Extract<ClientFrame, { type: 'create-dallic-party' }>;

/** Creates the party and sends its frames up to the last one. Throws the signal's reason when that aborts. */
export async function createParty(
  frame: PartyFrame,
  deps: CreationDeps,
  context: CreationContext,
): Promise<void> {
  const { initialPrompt, changePrompt } = frame;
  if (deps.isForbidden(`${initialPrompt}\n${changePrompt}`, 'story')) return context.send(forbiddenTitle);
  const reservation = await context.reserve();
  if (reservation === undefined) return context.send(noQuotaLeft);
  const { entry } = await withReservation(reservation, () => makeParty(frame, deps, context));
  context.send({ type: 'created-dallic-party', id: entry.id });
}

/** Makes the party and stores it. Throws what the press throws. */
async function makeParty(
  { type: _type, ...settings }: PartyFrame,
  deps: CreationDeps,
  context: CreationContext,
): Promise<LibraryPresentation> {
  const id = await context.nextId();
  const request = {
    kind: 'DALLIC_PARTY',
    settings,
    imageStyle: styleOfGenerator(settings.imageGeneratorName),
  } as const;
  const endShow = context.showPictures(id, deps.maker.foldersOf(id));
  try {
    const { presentation } = await deps.maker.make(
      { id, request, seed: deps.newSeed() },
      {
        signal: context.signal,
        onWaiting: (place) => context.send(waitingAt(place)),
        onTurn: () => context.send({ type: 'progress', message: 'Started generation' }),
        onProgress: (at) => report(at, id, settings.numberOfIterations, context),
      },
    );
    await context.addPresentation(presentation, false);
    return presentation;
  } finally {
    endShow();
  }
}

/** Sends where the press is; a picture that is painted can be loaded at its address from now on. */
function report(
  { stage, page, description = '' }: PressProgress,
  id: string,
  iterations: number,
  { send }: CreationContext,
): void {
  const place = page === 0 ? 'the first picture' : `change ${page} of ${iterations}`;
  if (stage !== 'painted') return send({ type: 'progress', message: `Painting ${place}` });
  const imageUrl = `/presentations/${id}/${pageMedia.picture(page)}`;
  send({ type: 'progress', message: `Painted ${place}`, data: { type: 'image', imageUrl, description } });
}
