// Adds stories that a test makes for itself.
import type { TestHook } from '../../../mocks/server/test-hook-client';

export const ownStory = '777';

interface Page {
  readonly headline?: string;
  readonly text?: string;
  readonly imagePath?: string;
  readonly audioPath?: string;
  readonly speakerVideoPath?: string;
  readonly transcription?: readonly { readonly text: string; readonly start: number | string }[];
}

/**
 * Adds a story of a cover, the pages and an ending; silent and without pictures but for what a page, the cover or the ending
 * names.
 */
export function putStory(
  hook: TestHook,
  pages: readonly Page[],
  media: readonly Medium[] = [],
  {
    id = ownStory,
    cover,
    ending,
    kind = 'STORY',
    entry,
  }: {
    readonly id?: string;
    readonly cover?: Page;
    readonly ending?: Page;
    readonly kind?: string;
    readonly entry?: { readonly title?: string; readonly language?: string; readonly previewImage?: string };
  } = {},
): Promise<void> {
  const index = {
    kind,
    initialSlide: { headline: 'A story', text: 'Silence', ...cover },
    slides: pages,
    finalSlide: { headline: 'The end', ...ending },
  };
  const listed = { id, title: 'Silence', language: 'English', ...entry };
  return hook.put({ entry: listed, index: JSON.stringify(index), media: [...media] });
}

/** A page without sound that lasts two minutes, so that it is still open whatever a test does meanwhile. */
export const longPage = { text: Array.from({ length: 300 }, () => 'long').join(' ') };

type Medium = NonNullable<Parameters<TestHook['put']>[0]['media']>[number];

/** Returns a silent narration of `seconds` seconds; without a number it lasts as long as a test may, so that it never ends meanwhile. */
export function longNarration(name: string, seconds = 180): Medium {
  const rate = 8000;
  const bytes = Buffer.alloc(44 + seconds * rate, 128);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(seconds * rate, 40);
  return { name, base64: bytes.toString('base64') };
}
