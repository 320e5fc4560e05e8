// What may stand in the way of a medium. A host that does not have it is no error: its story stays readable.

/** The device gives no more room. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  constructor(
    readonly url: string,
    options: { cause: unknown },
  ) {
    super(`No room for ${url}`, options);
  }
}

/** The host could not be reached, broke off, stalled, or says that it may have it later. */
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

/** There was no time to begin another part; what is here stays, and the next run goes on from it. */
export class RestingError extends Error {
  override readonly name = 'RestingError';
  constructor(readonly url: string) {
    super(`${url}: goes on later`);
  }
}

/** A part that should be here is not: the browser took it away. */
export class LostChunkError extends Error {
  override readonly name = 'LostPartError';
  constructor(
    readonly url: string,
    readonly part: number,
  ) {
    super(`${url}: part ${part} is lost`);
  }
}
