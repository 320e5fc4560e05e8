// Something that can be sent: bytes in memory or a file on disk. Knows no request.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/** Files by name, size and time of change, so that each is read through once. */
const known = new Map<string, Promise<Resource>>();

/** Bytes up to which a file is kept in memory: what a page is made of is asked for all the time. */
const small = 256 * 1024;

/** A file, read as it is sent unless it is small; undefined when there is none. */
export async function fileResource(file: string): Promise<Resource | undefined> {
  const found = statsOf(file);
  if (found?.isFile() !== true) return undefined;
  const key = `${file}\n${found.size}\n${found.mtimeMs}`;
  const resource = known.get(key) ?? (found.size > small ? largeFile(file, found.size) : smallFile(file));
  known.set(key, resource);
  return resource;
}

/** What is no file at all, since a folder in its path is one or a name is too long, is not there either. */
function statsOf(file: string): Stats | undefined {
  try {
    // To ask another thread takes longer than to ask the disk.
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && absent.includes(error.code);
    if (isAbsent) return undefined;
    throw error;
  }
}

const absent: readonly unknown[] = ['ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

async function smallFile(file: string): Promise<Resource> {
  return bytesResource(await readFile(file), contentTypeOf(file));
}

async function largeFile(file: string, size: number): Promise<Resource> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return {
    type: contentTypeOf(file),
    size,
    tag: tagOf(hash),
    open: (first, last) => readBytes(file, first, last),
  };
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
