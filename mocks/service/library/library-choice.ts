// Chooses the presentations with which a run of the service begins. Reads no file.

export type LibraryChoice =
  | { readonly kind: 'samples' }
  | { readonly kind: 'fixture' }
  /** The samples, and this many more entries in each language. */
  | { readonly kind: 'large'; readonly perLanguage: number };

/** Thrown when the chosen library does not exist. */
export class UnknownLibraryError extends Error {
  override readonly name = 'UnknownLibraryError';
  constructor(readonly asked: string) {
    super(`There is no library "${asked}": use samples, fixture, large or large:500`);
  }
}

/** Parses `samples`, `fixture`, `large` or `large:500`; the samples by default. Throws UnknownLibraryError. */
export function readLibraryChoice(asked: string | undefined): LibraryChoice {
  if (asked === undefined || asked === '' || asked === 'samples') return { kind: 'samples' };
  if (asked === 'fixture') return { kind: 'fixture' };
  const large = /^large(?::(\d+))?$/.exec(asked);
  if (large === null) throw new UnknownLibraryError(asked);
  return { kind: 'large', perLanguage: Number(large[1] ?? 120) };
}
