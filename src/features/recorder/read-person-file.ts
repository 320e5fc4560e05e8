// Reads an uploaded file as a picture or a voice (spec screens §11).
import { personMediaLimits, type PersonMedia } from '../../contract/creation/person-media';
import { encodeMp3, checkSoundHead, decodeSound } from '../../platform/browser/person-media/sound-file';
import {
  headLength,
  kindOfFile,
  FileRefusedError,
  type FileRefusal,
} from '../../platform/browser/person-media/person-file';
import { readPictureFile } from '../../platform/browser/person-media/picture-file';

/** Returns why a file is refused before it is read: its size in bytes (spec screens §11). */
export function refusalBeforeReading({ size }: Pick<Blob, 'size'>): FileRefusal | undefined {
  if (size === 0) return 'empty';
  return size > personMediaLimits.fileBytes ? 'too-large' : undefined;
}

/** Sounds that another program has to save in another format first. */
const seldomRead: readonly string[] = ['audio/x-caf', 'audio/aiff', 'audio/amr', 'audio/x-ms-wma'];

/** Returns the picture or the voice in a file, encoded anew. Throws FileRefusedError; rejects once the signal is aborted. */
export async function readPersonFile(file: File, signal: AbortSignal): Promise<PersonMedia> {
  const refusal = refusalBeforeReading(file);
  if (refusal !== undefined) throw new FileRefusedError(refusal);
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const found = kindOfFile(head, file.type);
  if (found === undefined) throw new FileRefusedError('wrong-type');
  if (found.kind === 'picture') return { image: await readPictureFile(file) };
  const sound = new Blob([file], { type: found.type });
  const decoded = await checkSoundHead(sound)
    .then(() => decodeSound(sound))
    .catch((error: unknown) => {
      const isUnread = error instanceof FileRefusedError && error.refusal === 'no-sound';
      throw isUnread && seldomRead.includes(found.type) ? new FileRefusedError('sound-format', error) : error;
    });
  const { audio, peak } = await encodeMp3(decoded, signal);
  if (peak < personMediaLimits.silence) throw new FileRefusedError('silent');
  return { audio };
}
