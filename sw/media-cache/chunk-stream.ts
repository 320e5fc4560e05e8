// Reads the chunks of a film as one stream.
import type { Span } from './chunk-layout';
import type { ChunkedMedium } from './stored-medium';

/**
 * Returns a stream of the bytes of a span. Opens one chunk at a time, only when it is read, and none after a cancel.
 */
export function streamOfChunks(film: ChunkedMedium, span: Span): ReadableStream<Uint8Array> {
  let at = span.start;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        while (at <= span.end) {
          reader ??= (await sliceAt(film, at, span.end)).stream().getReader();
          const { done, value } = await reader.read();
          if (!done) {
            at += value.byteLength;
            if (value.byteLength > 0) return stream.enqueue(value);
          } else reader = undefined;
        }
        stream.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Returns the bytes from `at` to the end of its chunk, or to `end`. Rejects with LostChunkError. */
export async function sliceAt(film: ChunkedMedium, at: number, end: number): Promise<Blob> {
  const part = Math.floor(at / film.chunkBytes);
  const before = part * film.chunkBytes;
  return (await film.openChunk(part)).slice(at - before, end + 1 - before);
}
