// Invents a presenter for the fields that the form left empty. Makes nothing that is stored.
import { speakerOf } from '../../../src/contract/creation/speakers';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { writePerson } from '../../studio/talks/write-person';
import { forbiddenTitle, type CreationDeps, type CreationContext } from './creation-context';

type PersonFrame = Extract<ClientFrame, { type: 'create-person' }>;

/** Sends the frames of an invented presenter. */
export function createPerson(
  { type: _type, textGeneratorName: _generator, ...person }: PersonFrame,
  { isForbidden, newSeed }: Pick<CreationDeps, 'isForbidden' | 'newSeed'>,
  { send }: Pick<CreationContext, 'send'>,
): void {
  send({ type: 'progress', message: 'Started generation' });
  if (isForbidden(`${person.name}\n${person.personDescription}\n${person.imageDescription}`, 'talk'))
    return send(forbiddenTitle);
  send({ type: 'progress', message: 'Inventing the presenter' });
  // Descriptions are written in the interface's languages; every other voice belongs to an English one.
  const language = (speakerOf(person.speaker)?.language ?? 'German') === 'German' ? 'German' : 'English';
  send({ type: 'created-person', person: writePerson(person, language, newSeed()) });
}
