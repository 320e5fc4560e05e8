// Reads uploaded files one after the other, also those that come meanwhile, and remembers which were refused (spec screens §11).
import { useEffect, useRef, useState } from 'react';
import type { PersonMedia } from '../../contract/creation/person-media';
import { FileRefusedError, type FileRefusal } from '../../platform/browser/person-media/person-file';

/** What the last files led to. `failed` is a part of the app that could not be loaded. */
export interface UploadResult {
  readonly isReading: boolean;
  readonly added: readonly (keyof PersonMedia)[];
  readonly refused: readonly { readonly name: string; readonly refusal: FileRefusal | 'failed' }[];
}

export interface UploadDeps {
  readonly report: (error: unknown, where: string) => void;
  /** Loads what reads files, which nobody needs who uploads none. */
  readonly loadReader: () => Promise<(file: File, signal: AbortSignal) => Promise<PersonMedia>>;
}

const nothingYet: UploadResult = { isReading: false, added: [], refused: [] };

/** Returns the last result, and a function that reads files. `onMedia` is called for each picture and voice. */
export function useUploads(deps: UploadDeps, onMedia: (media: PersonMedia) => void) {
  const [result, setResult] = useState(nothingYet);
  const latest = useRef(onMedia);
  useEffect(() => void (latest.current = onMedia), [onMedia]);
  const opened = useRef<Uploads>(undefined);
  const uploads = (): Uploads =>
    (opened.current ??= createUploads(deps, (media) => latest.current(media), setResult));
  useEffect(() => () => opened.current?.stop(), []);
  return {
    result,
    upload: (files: readonly File[]) => uploads().upload(files),
    clear: (part: keyof PersonMedia) => uploads().clear(part),
  };
}

interface Uploads {
  /** Reads files, after those that are being read: of each kind the newest comes last, and counts. */
  readonly upload: (files: readonly File[]) => void;
  /**
   * Stops reading the files of this removed part, and forgets its result. Forgets the whole result once no file is being read.
   */
  readonly clear: (part: keyof PersonMedia) => void;
  /** Stops reading all files. */
  readonly stop: () => void;
}

interface Waiting {
  readonly file: File;
  readonly aborter: AbortController;
  /** The parts removed since the file was added. Only its bytes say which part it is. */
  readonly removed: Set<keyof PersonMedia>;
}

function createUploads(
  { report, loadReader }: UploadDeps,
  onMedia: (media: PersonMedia) => void,
  onResult: (result: UploadResult) => void,
): Uploads {
  /** The first file is read next, or being read. A stopped file leaves at once. */
  let waiting: readonly Waiting[] = [];
  let isReading = false;
  /** Of the files that were read since the reading began; shown at its end. */
  let outcome = nothingYet;

  const read = async ({ file, aborter: { signal }, removed }: Waiting): Promise<void> => {
    try {
      const media = await (await loadReader())(file, signal);
      const part = media.image === undefined ? 'audio' : 'image';
      if (signal.aborted || removed.has(part)) return;
      onMedia(media);
      outcome = { ...outcome, added: [...outcome.added.filter((added) => added !== part), part] };
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof FileRefusedError ? error.refusal : 'failed';
      if (refusal === 'failed' || refusal === 'no-encoder') report(error, 'upload');
      outcome = { ...outcome, refused: [...outcome.refused, { name: file.name, refusal }] };
    }
  };
  const readAll = async (): Promise<void> => {
    isReading = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const { aborter } = next;
      await read(next);
      waiting = waiting.filter((one) => one.aborter !== aborter);
      if (waiting.length === 0 && !aborter.signal.aborted) onResult(outcome);
    }
    isReading = false;
  };
  const stop = (isStopped: (file: File) => boolean): void => {
    for (const { file, aborter } of waiting) if (isStopped(file)) aborter.abort();
    waiting = waiting.filter(({ file }) => !isStopped(file));
  };
  return {
    upload(files) {
      if (files.length === 0) return;
      if (waiting.length === 0) outcome = nothingYet;
      waiting = [
        ...waiting,
        ...files.map((file) => ({
          file,
          aborter: new AbortController(),
          removed: new Set<keyof PersonMedia>(),
        })),
      ];
      onResult({ ...nothingYet, isReading: true });
      if (!isReading) void readAll();
    },
    clear(part) {
      const wasReading = waiting.length > 0;
      stop(({ type }) => type.startsWith(`${part}/`));
      for (const { removed } of waiting) removed.add(part);
      outcome = { ...outcome, added: outcome.added.filter((added) => added !== part) };
      if (waiting.length > 0) return;
      onResult(wasReading ? outcome : nothingYet);
    },
    stop: () => stop(() => true),
  };
}
