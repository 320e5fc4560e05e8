// When something may be created (core 5, experience 5), as pure predicates for forms and schemas alike. Knows no field and no word.

/** At least one character before one `@`, a dot inside what follows, no spaces (core 5). Linear in the length of the text. */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [name, domain, ...rest] = text.split('@');
  if (!name || domain === undefined || rest.length > 0) return false;
  return domain.slice(1, -1).includes('.') && !domain.startsWith('.') && !domain.endsWith('.');
}

/** One line of 1 to 300 characters that are not only spaces (core 5, experience 5). */
export function isStoryTitle(text: string): boolean {
  return text.trim() !== '' && text.length <= 300 && !/[\r\n\u2028\u2029]/.test(text);
}

/** At least 3 characters, spaces around them not counted (core 5). */
export function isPresentationTitle(text: string): boolean {
  return text.trim().length >= 3;
}

/** What the advanced form knows when its button asks whether it may be pressed. */
export interface PresentationForm {
  readonly title: string;
  /** A personality's key, `custom` or `you`. */
  readonly personality: string;
  readonly person: {
    readonly name: string;
    readonly personDescription: string;
    readonly imageDescription: string;
    readonly speaker: string;
    /** The user's own recording, where there is one. */
    readonly image?: string | undefined;
    readonly audio?: string | undefined;
  };
}

export type CreationObstacle = 'title-too-short' | 'person-incomplete' | 'no-recording';

/** What forbids creating a presentation, the first that holds; undefined when it is allowed (core 5). */
export function creationObstacle({
  title,
  personality,
  person,
}: PresentationForm): CreationObstacle | undefined {
  if (!isPresentationTitle(title)) return 'title-too-short';
  const described = [person.personDescription, person.imageDescription, person.name, person.speaker];
  if (described.some((field) => field.trim() === '')) return 'person-incomplete';
  return personality === 'you' && !hasRecording(person) ? 'no-recording' : undefined;
}

/** Both picture and voice: one alone is no recording, and is not uploaded (core 5). */
export function hasRecording(person: PresentationForm['person']): boolean {
  return Boolean(person.image) && Boolean(person.audio);
}
