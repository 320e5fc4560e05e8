// Creates a Dallic Party: sends each picture as soon as it is ready, and stores the party until staff publish it.
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { forbiddenTitle, type CreationDeps, type CreationContext } from './creation-context';
import { makePresentation } from './make-presentation';
import { styleOfGenerator } from '../../studio/making/talk-press-request';

/** Creates the party and sends its frames up to the last one. Throws the signal's reason when the signal aborts. */
export async function createParty(
  { type: _type, ...settings }: Extract<ClientFrame, { type: 'create-dallic-party' }>,
  deps: CreationDeps,
  context: CreationContext,
): Promise<void> {
  const { initialPrompt, changePrompt, imageGeneratorName } = settings;
  if (deps.isForbidden(`${initialPrompt}\n${changePrompt}`, 'story')) return context.send(forbiddenTitle);
  const imageStyle = styleOfGenerator(imageGeneratorName);
  const made = await makePresentation({ kind: 'DALLIC_PARTY', settings, imageStyle }, deps, context);
  if (made !== undefined) context.send({ type: 'created-dallic-party', id: made.id });
}
