// Reads uploaded files one after the other, and remembers which were refused.
import { useEffect, useRef, useState } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { FileRefusedError, type FileRefusal } from '../../../platform/browser/person-media/file-refusal';

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
export function useUploads({ report, loadReader }: UploadDeps, onMedia: (media: PersonMedia) => void) {
  const [result, setResult] = useState(nothingYet);
  const latest = useRef(onMedia);
  useEffect(() => void (latest.current = onMedia), [onMedia]);
  const reading = useRef<AbortController>(undefined);
  const clear = (): void => {
    reading.current?.abort();
    setResult(nothingYet);
  };
  useEffect(() => () => reading.current?.abort(), []);

  const readFiles = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    let current: UploadResult = { ...nothingYet, isReading: true };
    setResult(current);
    for (const file of files) {
      try {
        const read = await loadReader();
        const media = await read(file, signal);
        if (signal.aborted) return;
        latest.current(media);
        current = { ...current, added: [...current.added, media.image === undefined ? 'audio' : 'image'] };
      } catch (error) {
        if (signal.aborted) return;
        const refusal = error instanceof FileRefusedError ? error.refusal : 'failed';
        if (refusal === 'failed' || refusal === 'no-encoder') report(error, 'upload');
        current = { ...current, refused: [...current.refused, { name: file.name, refusal }] };
      }
    }
    setResult({ ...current, isReading: false });
  };

  return {
    result,
    /** Forgets the result, and stops reading. */
    clear,
    upload: (files: readonly File[]): void => {
      if (files.length === 0) return;
      reading.current?.abort();
      reading.current = new AbortController();
      readFiles(files, reading.current.signal).catch((error: unknown) => report(error, 'upload'));
    },
  };
}
