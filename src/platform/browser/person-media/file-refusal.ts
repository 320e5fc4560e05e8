/** Why an uploaded file is not taken. `has-film` is a film that calls itself a sound. */
export type FileRefusal =
  | 'wrong-type'
  | 'empty'
  | 'too-large'
  | 'no-picture'
  | 'heic'
  | 'too-many-pixels'
  | 'no-sound'
  /** A sound in a format that few browsers read, such as CAF. */
  | 'sound-format'
  | 'has-film'
  | 'too-long'
  | 'too-short'
  | 'silent'
  | 'no-encoder';

/** A file that is not taken, or a sound that cannot be encoded. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';

  constructor(
    readonly refusal: FileRefusal,
    cause?: unknown,
  ) {
    super(`Refused: ${refusal}`, { cause });
  }
}
