// Reads an uploaded file as a picture or a voice (spec screens §11).
import { personMediaLimits, type PersonMedia } from '../../contract/creation/person-media';
import { encodeMp3 } from '../../platform/browser/person-media/mp3-encoder';
import { readPictureFile } from '../../platform/browser/person-media/picture-file';
import { FileRefusedError, type FileRefusal } from '../../platform/browser/person-media/file-refusal';
import { checkSoundHead, decodeSound } from '../../platform/browser/person-media/sound-file';

/** Returns why a file is refused before it is read: its type, or its size in bytes (spec screens §11). */
export function refusalBeforeReading({ type, size }: Pick<Blob, 'type' | 'size'>): FileRefusal | undefined {
  if (!/^(image|audio)\//.test(type)) return 'wrong-type';
  if (size === 0) return 'empty';
  return size > personMediaLimits.fileBytes ? 'too-large' : undefined;
}

/** Returns the picture or the voice in a file, encoded anew. Throws FileRefusedError; rejects once the signal is aborted. */
export async function readPersonFile(file: File, signal: AbortSignal): Promise<PersonMedia> {
  const refusal = refusalBeforeReading(file);
  if (refusal !== undefined) throw new FileRefusedError(refusal);
  if (file.type.startsWith('image/')) return { image: await readPictureFile(file) };
  await checkSoundHead(file);
  const { audio, peak } = await encodeMp3(await decodeSound(file), signal);
  if (peak < personMediaLimits.silence) throw new FileRefusedError('silent');
  return { audio };
}
