// What the presentation form sends (spec contract §8): the message that makes a presentation, and the one that makes up a person. Pure.
import type { PersonMedia } from '../../../contract/creation/person-media';
import { creationObstacle, type CreationObstacle } from '../../../contract/creation/rules';
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import type { FormState } from './form';

type PresentationFrame = Extract<ClientFrame, { readonly type: 'create-presentation' }>;
export type PersonFrame = Extract<ClientFrame, { readonly type: 'create-person' }>;

/** Returns why the form may not be sent; undefined when it may (spec contract §3). */
export function obstacleOf(
  { settings, personality, person }: FormState,
  media: PersonMedia,
): CreationObstacle | undefined {
  return creationObstacle({ title: settings.title, personality, person: { ...person, ...media } });
}

/** Returns the message that makes this presentation; undefined while the form may not be sent. */
export function presentationFrameOf(form: FormState, media: PersonMedia): PresentationFrame | undefined {
  if (obstacleOf(form, media) !== undefined) return undefined;
  const { title, narrationStyle, ...settings } = form.settings;
  return {
    type: 'create-presentation',
    ...settings,
    title: title.trim(),
    ...(narrationStyle === '' ? {} : { narrationStyle }),
    person: { ...form.person, ...media },
  };
}

/** Returns the message that has a person made up from a name; undefined without a name. */
export function personFrameOf({ person, settings }: FormState): PersonFrame | undefined {
  if (person.name.trim() === '') return undefined;
  return { type: 'create-person', ...person, textGeneratorName: settings.textGeneratorName };
}
