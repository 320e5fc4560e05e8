// Which presentations a run of the service begins with. Reads no file.

export type LibraryChoice =
  | { readonly kind: 'samples' }
  | { readonly kind: 'fixture' }
  /** The samples, and so many more entries in each language. */
  | { readonly kind: 'large'; readonly perLanguage: number };

/** A library was asked for that does not exist. */
export class UnknownLibraryError extends Error {
  override readonly name = 'UnknownLibraryError';
  constructor(readonly asked: string) {
    super(`There is no library "${asked}": use samples, fixture, large or large:500`);
  }
}

/** Reads `samples`, `fixture`, `large` or `large:500`; the samples when nothing is asked for. */
export function readLibraryChoice(asked: string | undefined): LibraryChoice {
  if (asked === undefined || asked === '' || asked === 'samples') return { kind: 'samples' };
  if (asked === 'fixture') return { kind: 'fixture' };
  const large = /^large(?::(\d+))?$/.exec(asked);
  if (large === null) throw new UnknownLibraryError(asked);
  return { kind: 'large', perLanguage: Number(large[1] ?? 120) };
}
