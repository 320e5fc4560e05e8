// Errors of fetching a medium. A host that does not have the medium is not an error: the story stays readable without
// it.

/** Thrown when the device has no more storage. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  constructor(
    readonly url: string,
    options: { cause: unknown },
  ) {
    super(`No storage left for ${url}`, options);
  }
}

/** Thrown when the host could not be reached, broke off, stalled, or answered with a temporary error. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  constructor(
    readonly url: string,
    reason: string,
    options?: { cause: unknown },
  ) {
    super(`${url}: ${reason}`, options);
  }
}

/** Thrown when another chunk may not start now. Stored chunks stay, and the next run resumes from them. */
export class RestingError extends Error {
  override readonly name = 'RestingError';
  constructor(readonly url: string) {
    super(`${url}: more to download`);
  }
}

/** Thrown when a chunk of a complete film is absent: the browser deleted it. */
export class LostChunkError extends Error {
  override readonly name = 'LostChunkError';
  constructor(
    readonly url: string,
    readonly part: number,
  ) {
    super(`${url}: part ${part} is lost`);
  }
}
