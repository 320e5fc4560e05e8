// What an index may hold at most: far above any real one, and little enough for a page on a tablet and for the worker.
import type { PresentationIndex } from './presentation-index';

export const indexBounds = {
  bytes: 2 * 1024 * 1024,
  /** Lists and objects in one another; a sentence lies in five. */
  depth: 32,
  /** Slides of a story, cover and ending among them, or steps of a party. Each names three media at most. */
  slides: 500,
  /** UTF-16 units of a headline, a text, a description, a prompt or a sentence. */
  characters: 10_000,
  /** Sentences of one slide, and of all together. */
  cues: 1000,
  allCues: 10_000,
} as const;

/** An index that is larger than the bounds: nothing of it is shown or saved. */
export class TooLargePresentationError extends Error {
  override readonly name = 'TooLargePresentationError';
  constructor(
    readonly call: string,
    readonly bound: keyof typeof indexBounds,
  ) {
    super(`${call}: more than ${indexBounds[bound]} ${bound}`);
  }
}

/** An answer of fetch, as far as its text is read. */
interface Answer {
  readonly body: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** Returns the text of an answer. Throws TooLargePresentationError as soon as it passes the bound, and reads no further. */
export async function readIndexText({ body }: Answer, call: string): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const value = (await reader?.read())?.value;
    if (reader === undefined || value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > indexBounds.bytes) {
      // Whether the host can be stopped does not matter: nobody reads what it still sends.
      reader.cancel().catch(() => undefined);
      throw new TooLargePresentationError(call, 'bytes');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Throws TooLargePresentationError when a text is longer or nested deeper than an index may be. Parsing that takes seconds. */
export function assertParsable(json: string, call: string): void {
  if (json.length > indexBounds.bytes) throw new TooLargePresentationError(call, 'bytes');
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > indexBounds.depth) throw new TooLargePresentationError(call, 'depth');
  }
}

/** Throws TooLargePresentationError when an index holds more than the bounds. */
export function assertWithinBounds(index: PresentationIndex, call: string): void {
  const assert = (bound: keyof typeof indexBounds, count: number): void => {
    if (count > indexBounds[bound]) throw new TooLargePresentationError(call, bound);
  };
  const isParty = index.kind === 'DALLIC_PARTY';
  assert('slides', isParty ? index.steps.length : index.sequence.length);
  const texts = isParty
    ? [index.initialPrompt, index.changePrompt, ...index.steps.map(({ description }) => description)]
    : index.sequence.flatMap(({ headline, text }) => [headline, text]);
  let allCues = 0;
  for (const { transcription } of isParty ? [] : index.sequence) {
    assert('cues', transcription.length);
    allCues += transcription.length;
    for (const cue of transcription) texts.push(cue.text);
  }
  assert('allCues', allCues);
  for (const text of texts) assert('characters', text.length);
}
