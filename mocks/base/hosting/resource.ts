// Opens what can be sent: bytes in memory or a file on disk.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { contentTypeOf } from './content-type';
import { createLruCache } from '../lru-cache';

export interface Resource {
  readonly type: string;
  readonly size: number;
  /** The strong, quoted entity tag, computed from the content. */
  readonly tag: string;
  /** Returns a stream of the bytes from first to last, both included. */
  open(first: number, last: number): ReadableStream<Uint8Array>;
}

function tagOf(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Returns a resource of bytes in memory. */
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

/** Bytes up to which a file stays in memory: the files of a page are requested often. */
const small = 256 * 1024;

/** Files by name, size and modification time, so that each is hashed once; together 128 MiB at most. */
const known = createLruCache<Resource>(512);

/** Returns a file as a resource that is read while it is sent, unless it is small; undefined when there is no such file. */
export async function fileResource(file: string): Promise<Resource | undefined> {
  const found = statsOf(file);
  if (found?.isFile() !== true) return undefined;
  const key = `${file}\n${found.size}\n${found.mtimeMs}`;
  return known.get(key, () => (found.size > small ? largeFile(file, found.size) : smallFile(file)));
}

/** Returns a file's stats; undefined also when a parent in its path is a file or a name is too long. */
function statsOf(file: string): Stats | undefined {
  try {
    // The asynchronous call goes through another thread and takes longer than the disk access.
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
