// A file that is computed while it is read, so that it is never in memory as a whole.
import type { Resource } from '../../../base/hosting/resource';

/** Bytes that can be read at any position, repeatedly, and are always the same. */
export interface Source {
  readonly size: number;
  /** Returns the bytes from `first` on: at least one, at most `length`, and none past the end. */
  read(first: number, length: number): Uint8Array;
}

/** The bytes of one read, about as many as from a disk. */
const chunk = 64 * 1024;

/** Returns a resource that sends a source like a file; the tag must differ where the bytes do. */
export function generatedResource(source: Source, type: string, tag: string): Resource {
  return { type, size: source.size, tag: `"${tag}"`, open: (first, last) => streamOf(source, first, last) };
}

function streamOf(source: Source, first: number, last: number): ReadableStream<Uint8Array> {
  let at = first;
  return new ReadableStream(
    {
      pull(controller) {
        if (at > last) return controller.close();
        const bytes = source.read(at, Math.min(chunk, last + 1 - at));
        at += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 1 },
  );
}

/** Returns a source that concatenates the sources. */
export function joined(sources: readonly Source[]): Source {
  return {
    size: sources.reduce((sum, { size }) => sum + size, 0),
    read(first, length) {
      let offset = first;
      for (const source of sources) {
        if (offset < source.size) return source.read(offset, Math.min(length, source.size - offset));
        offset -= source.size;
      }
      return new Uint8Array();
    },
  };
}

/** Returns a source of bytes in memory. */
export function heldSource(bytes: Uint8Array): Source {
  return { size: bytes.length, read: (first, length) => bytes.subarray(first, first + length) };
}
