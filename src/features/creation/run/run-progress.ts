// Reads the service's progress messages, which are English sentences, so that the page can say in its own words how far it is.

/** What the service is doing, as far as its message says so. */
type Stage = 'working' | 'writing' | 'painting' | 'speaking' | 'filming' | 'binding';

export interface Progress {
  readonly stage: Stage;
  /** The page that is being made, where the message names one. */
  readonly page: number | undefined;
  /** The made part of the whole, from 0 to 1. It never becomes less. */
  readonly share: number;
}

/** The message with which the waiting display begins (spec contract §2). */
const startMessage = 'Started generation';

/** Returns whether the service has begun to make the story. */
export const hasStarted = (messages: readonly string[]): boolean => messages.includes(startMessage);

const stages: readonly (readonly [Stage, RegExp])[] = [
  ['writing', /\bwrit/i],
  ['painting', /\b(paint|draw|illustrat)/i],
  ['speaking', /\b(record|speak|read|narrat|voice)/i],
  ['filming', /\bfilm/i],
  ['binding', /\b(bind|pack|putting|finish|publish)/i],
];

/** The share of the whole at which each stage begins, when its message names no page. */
const begins: Readonly<Record<Stage, number>> = {
  working: 0,
  writing: 0.02,
  painting: 0.05,
  speaking: 0.05,
  filming: 0.05,
  binding: 0.95,
};
/** The part of a page that is left when a message says that this work on it begins. It is painted, then read aloud, then filmed. */
const left: Readonly<Record<Stage, number>> = {
  working: 1,
  writing: 1,
  painting: 1,
  speaking: 0.5,
  filming: 0.25,
  binding: 1,
};
/** The pages are made between these shares. */
const pagesBegin = 0.05;
const pagesEnd = 0.95;

/** Returns how far the messages say that the story is. A service may make page by page, or first all pictures. */
export function progressOf(messages: readonly string[]): Progress {
  let progress: Progress = { stage: 'working', page: undefined, share: 0 };
  for (const message of messages) {
    const next = read(message);
    progress = { ...next, share: Math.max(progress.share, next.share) };
  }
  return progress;
}

function read(message: string): Progress {
  const stage = stages.find(([, pattern]) => pattern.test(message))?.[0] ?? 'working';
  const [, page, pages] = /(\d{1,3}) of (\d{1,3})/.exec(message) ?? [];
  const known = Number(page);
  if (page === undefined || known < 1 || known > Number(pages))
    return { stage, page: undefined, share: begins[stage] };
  const done = (known - left[stage]) / Number(pages);
  return { stage, page: known, share: pagesBegin + (pagesEnd - pagesBegin) * done };
}

/** Returns the key of the text for a stage; it names the page where the stage does. */
export function stageTextOf({ stage, page }: Progress) {
  if (page === undefined) return stage;
  switch (stage) {
    case 'painting':
      return 'paintingPage';
    case 'speaking':
      return 'speakingPage';
    case 'filming':
      return 'filmingPage';
    default:
      return stage;
  }
}

/** Returns the key of the text for a story's stage: no story has a film of its speaker. */
export function storyStageTextOf(progress: Progress) {
  const text = stageTextOf(progress);
  return text === 'filming' || text === 'filmingPage' ? 'working' : text;
}
