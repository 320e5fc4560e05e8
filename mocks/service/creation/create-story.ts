// Creates the story that a wizard asks for: refuses what may not be made, reports progress, adds the story to the gallery and
// mails its link.
import * as v from 'valibot';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { storedKindOf } from '../../../src/contract/presentation/kind';
import { urlOf } from '../../../src/contract/presentation/list-entry';
import type { LibraryPresentation } from '../library/library-presentation';
import { storyRequestSchema } from '../../studio/writing/made-story';
import { canBeMailed } from '../mail/finished-mail';
import { hasNoStory } from '../../studio/writing/title/grief';
import { forbiddenTitle, noStoryOfIt, type CreationDeps, type CreationContext } from './creation-context';
import { makePresentation } from './make-presentation';

type SimpleFrame = Extract<ClientFrame, { type: 'create-presentation-simple' }>;

/** What a wizard offers: at most 16 pages (spec contract §7). */
const offeredSchema = v.object({
  ...storyRequestSchema.entries,
  pageCount: v.pipe(v.number(), v.maxValue(16)),
});

/** Returns whether a frame asks for a story, and not for a talk. */
export function isForStory(frame: ClientFrame): frame is SimpleFrame {
  const { kind } = offeredSchema.entries;
  return frame.type === 'create-presentation-simple' && v.is(kind, storedKindOf(frame.kind));
}

/** Creates the story and sends its frames up to the last one. Throws the signal's reason when that aborts. */
export async function createStory(
  frame: SimpleFrame,
  deps: CreationDeps,
  context: CreationContext,
): Promise<void> {
  const { send } = context;
  const { title, kind } = frame;
  const asked = { ...frame, title: title.trim(), kind: storedKindOf(kind) };
  const { success, output: request } = v.safeParse(offeredSchema, asked);
  if (!success) return send({ type: 'error', message: 'No story can be made with these settings' });
  // The name is read out as the title is, and the same may stand in it.
  const texts = [request.title, ...(request.hero === undefined ? [] : [request.hero.name])];
  // Before the lists: a child who says how it is must not be told that this is forbidden.
  if (texts.some((text) => hasNoStory(text, request.language))) return send(noStoryOfIt);
  if (texts.some((text) => deps.isForbidden(text, 'story'))) return send(forbiddenTitle);
  const made = await makePresentation(request, deps, context);
  if (made === undefined) return;
  await mailTo(frame, made, deps);
  send({ type: 'created-presentation', url: urlOf(made.id), id: made.id });
}

/** Mails the link when an address and the consent were given. A story that cannot be mailed is in the gallery all the same. */
async function mailTo(
  { email: to, consentToContact, language }: SimpleFrame,
  { id, title }: LibraryPresentation['entry'],
  deps: CreationDeps,
): Promise<void> {
  if (!consentToContact || !canBeMailed(to)) return;
  const mail = { to, id, title, language, link: deps.linkOf(id), date: deps.now() };
  await deps.sendMail(mail).catch((error: unknown) => {
    // The system's error names the file, which holds no address.
    console.error(`The mail of story ${id} was not written`, error);
  });
}
