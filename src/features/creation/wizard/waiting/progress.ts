// Reads the service's progress messages, which are English sentences, so that the page can say in its own words how far it is.

/** What the service is doing, as far as its message says so. */
type Stage = 'working' | 'writing' | 'painting' | 'speaking' | 'binding';

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
  ['speaking', /\b(record|speak|narrat|voice)/i],
  ['binding', /\b(bind|pack|finish|publish)/i],
];

/** The share of the whole at which each stage begins, and at which the next one does. */
const spans: Readonly<Record<Stage, readonly [number, number]>> = {
  working: [0, 0.05],
  writing: [0.05, 0.15],
  painting: [0.15, 0.75],
  speaking: [0.75, 0.95],
  binding: [0.95, 1],
};

/** Returns how far the messages say that the story is. */
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
  const [begin, end] = spans[stage];
  const [, page, pages] = /(\d{1,3}) of (\d{1,3})/.exec(message) ?? [];
  if (page === undefined || Number(pages) === 0) return { stage, page: undefined, share: begin };
  const done = Math.min(1, Number(page) / Number(pages));
  return { stage, page: Number(page), share: begin + (end - begin) * done };
}
