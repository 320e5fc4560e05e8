// Why a medium was not fetched, or could not be read from the cache.

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

/** Returns whether an error, of the Cache API or of IndexedDB, says that no storage is left. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError';
}

/** Thrown when a file is longer than the allowance of its story. The host has it, and nothing of it is stored. */
export class OverAllowanceError extends Error {
  override readonly name = 'OverAllowanceError';
  constructor(readonly url: string) {
    super(`${url}: more than its story may store`);
  }
}

/** Thrown when a medium did not arrive whole, for now: its host was not reached, broke off, stalled, or sent something else. */
export class FetchFailedError extends Error {
  override readonly name = 'FetchFailedError';
  constructor(
    readonly url: string,
    reason: string,
    options?: { cause: unknown },
  ) {
    super(`${url}: ${reason}`, options);
  }
}

/** Thrown when another chunk may not start now. Stored chunks stay, and the next attempt resumes from them. */
export class ChunkDeferredError extends Error {
  override readonly name = 'ChunkDeferredError';
  constructor(readonly url: string) {
    super(`${url}: its next chunk is deferred`);
  }
}

/** Thrown when a chunk of a complete medium is absent: the browser deleted it. */
export class LostChunkError extends Error {
  override readonly name = 'LostChunkError';
  constructor(
    readonly url: string,
    readonly chunk: number,
  ) {
    super(`${url}: chunk ${chunk} is lost`);
  }
}
