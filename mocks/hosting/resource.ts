// Something that can be sent: bytes in memory or a file on disk. Knows no request.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { contentTypeOf } from './content-type';

export interface Resource {
  readonly type: string;
  readonly size: number;
  /** Strong, quoted, from the content. */
  readonly tag: string;
  /** The bytes from first to last, both included, as they are read. */
  open(first: number, last: number): ReadableStream<Uint8Array>;
}

function tagOf(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Bytes that are in memory. */
export function bytesResource(bytes: Uint8Array, type: string): Resource {
  return {
    type,
    size: bytes.length,
    tag: tagOf(createHash('sha256').update(bytes)),
    open: (first, last) => streamOf(bytes.subarray(first, last + 1)),
  };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Tags by file, size and time of change, so that a file is read through once. */
const tags = new Map<string, Promise<string>>();

/** A file, read as it is sent; undefined when there is none. */
export async function fileResource(file: string): Promise<Resource | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const key = `${file}\n${found.size}\n${found.mtimeMs}`;
  const known = tags.get(key) ?? hashFile(file);
  tags.set(key, known);
  return {
    type: contentTypeOf(file),
    size: found.size,
    tag: await known,
    open: (first, last) => readBytes(file, first, last),
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return tagOf(hash);
}

function readBytes(file: string, first: number, last: number): ReadableStream<Uint8Array> {
  if (last < first) return streamOf(new Uint8Array());
  const source = createReadStream(file, { start: first, end: last });
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
}
