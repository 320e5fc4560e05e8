// Creates the story that a wizard asks for: refuses what may not be made, reports progress, adds the story to the gallery and
// mails its link.
import { targetGroups } from '../../../src/contract/creation/choices';
import { imageStyles } from '../../../src/contract/creation/image-styles';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { storedKindOf, type StoredKind } from '../../../src/contract/presentation/kind';
import { urlOf, type LibraryPresentation } from '../../library/library-presentation';
import { withReservation } from '../../service/creation/quota';
import type { StoryRequest } from '../writing/made-story';
import { canBeMailed } from '../../mail/finished-mail';
import { hasNoStory } from '../writing/title/grief';
import {
  forbiddenTitle,
  noQuotaLeft,
  noStoryOfIt,
  waitingAt,
  type CreationDeps,
  type CreationContext,
} from './creation-context';
import type { PressProgress } from './press-messages';

type SimpleFrame = Extract<ClientFrame, { type: 'create-presentation-simple' }>;

/** The largest number of pages that a wizard offers (spec contract §7). */
const maxPages = 16;

/** Returns whether a frame asks for a story, and not for a talk. */
export function isForStory(frame: ClientFrame): frame is SimpleFrame {
  return frame.type === 'create-presentation-simple' && isStoryKind(storedKindOf(frame.kind));
}

/** Creates the story and sends its frames up to the last one. Throws the signal's reason when that aborts. */
export async function createStory(
  frame: SimpleFrame,
  deps: CreationDeps,
  context: CreationContext,
): Promise<void> {
  const { send } = context;
  const request = storyRequestOf(frame);
  if (request === undefined)
    return send({ type: 'error', message: 'No story can be made with these settings' });
  // The name is read out as the title is, and the same may stand in it.
  const texts = [request.title, ...(request.hero === undefined ? [] : [request.hero.name])];
  // Before the lists: a child who says how it is must not be told that this is forbidden.
  if (texts.some((text) => hasNoStory(text, request.language))) return send(noStoryOfIt);
  if (texts.some((text) => deps.isForbidden(text, 'story'))) return send(forbiddenTitle);
  const reservation = await context.reserve();
  if (reservation === undefined) return send(noQuotaLeft);
  const presentation = await withReservation(reservation, () => makeStory(request, deps, context));
  await mailTo(frame, presentation, deps);
  const { id } = presentation.entry;
  send({ type: 'created-presentation', url: urlOf(id), id });
}

/** Makes the story and adds it to the gallery. Throws what the press throws. */
async function makeStory(
  request: StoryRequest,
  deps: CreationDeps,
  context: CreationContext,
): Promise<LibraryPresentation> {
  const progress = (message: string) => context.send({ type: 'progress', message });
  const id = await context.nextId();
  const { presentation } = await deps.maker.make(
    { id, request, seed: deps.newSeed() },
    {
      signal: context.signal,
      onWaiting: (place) => context.send(waitingAt(place)),
      onTurn: () => ['Started generation', 'Writing the story'].forEach(progress),
      onProgress: (at) => progress(messageOf(at, request.pageCount)),
    },
  );
  progress('Binding the pages');
  await context.addPresentation(presentation, true);
  return presentation;
}

function isStoryKind(kind: StoredKind): kind is StoryRequest['kind'] {
  return kind !== 'PRESENTATION' && kind !== 'DALLIC_PARTY';
}

/** Returns the request; undefined for a style or an age that no wizard offers, and for more than 16 pages. */
function storyRequestOf(frame: SimpleFrame): StoryRequest | undefined {
  const kind = storedKindOf(frame.kind);
  const imageStyle = imageStyles.find((style) => style === frame.imageStyle);
  const targetGroup = targetGroups.find((group) => group === frame.targetGroup);
  if (!isStoryKind(kind) || imageStyle === undefined || targetGroup === undefined) return undefined;
  if (frame.pageCount > maxPages) return undefined;
  const { title, language, pageCount, hero } = frame;
  return {
    title: title.trim(),
    kind,
    language,
    imageStyle,
    targetGroup,
    pageCount,
    ...(hero && { hero }),
  };
}

function messageOf({ stage, page }: PressProgress, pageCount: number): string {
  const place = page === 0 ? 'the cover' : page > pageCount ? 'the ending' : `page ${page} of ${pageCount}`;
  return stage === 'painting' ? `Painting ${place}` : `Reading aloud ${place}`;
}

/** Mails the link when an address and the consent were given. A story that cannot be mailed is in the gallery all the same. */
async function mailTo(frame: SimpleFrame, { entry }: LibraryPresentation, deps: CreationDeps): Promise<void> {
  const { email: to, consentToContact, language } = frame;
  if (!consentToContact || !canBeMailed(to)) return;
  const { id, title } = entry;
  const mail = { to, id, title, language, link: deps.linkOf(id), date: deps.now() };
  await deps.sendMail(mail).catch((error: unknown) => {
    // The system's error names the file, which holds no address.
    console.error(`The mail of story ${id} was not written`, error);
  });
}
