// The rules for what may be created (spec contract §3), as pure predicates for forms and schemas.
import * as limits from '../limits';
import { isLongEnough } from '../short-text';

/** The limits of a party: characters of a prompt, and numbers of iterations (spec contract §3). */
export const partyLimits = { promptLength: 150, minIterations: 2, maxIterations: 20 } as const;

/**
 * Returns whether a text is an e-mail address: characters before one `@`, a dot inside the rest, no spaces (spec contract §3).
 * Runs in linear time.
 */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [name, domain, ...rest] = text.split('@');
  if (!name || domain === undefined || rest.length > 0) return false;
  return domain.slice(1, -1).includes('.') && !domain.startsWith('.') && !domain.endsWith('.');
}

/** Returns whether a text is a story title: one line that is not too long and not only spaces (spec contract §3). */
export function isStoryTitle(text: string): boolean {
  return text.trim() !== '' && text.length <= limits.creation.titleLength && !/[\r\n\u2028\u2029]/.test(text);
}

/** The fields of the presentation form that decide whether its button is enabled. */
export interface PresentationForm {
  readonly title: string;
  /** A personality's key, `custom` or `you`. */
  readonly personality: string;
  readonly person: {
    readonly name: string;
    readonly personDescription: string;
    readonly imageDescription: string;
    readonly speaker: string;
    /** The user's own recording, if there is one. */
    readonly image?: string | undefined;
    readonly audio?: string | undefined;
  };
}

export type CreationObstacle = 'title-too-short' | 'person-incomplete' | 'no-recording';

/** Returns the first obstacle to creating a presentation; undefined when it is allowed (spec contract §3). */
export function creationObstacle({
  title,
  personality,
  person,
}: PresentationForm): CreationObstacle | undefined {
  if (!isLongEnough(title)) return 'title-too-short';
  const described = [person.personDescription, person.imageDescription, person.name, person.speaker];
  if (described.some((field) => field.trim() === '')) return 'person-incomplete';
  return personality === 'you' && !hasRecording(person) ? 'no-recording' : undefined;
}

/** Returns whether both picture and voice are present; one alone is not uploaded (spec contract §3). */
export function hasRecording(person: PresentationForm['person']): boolean {
  return Boolean(person.image) && Boolean(person.audio);
}
