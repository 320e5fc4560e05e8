// Recognises a disk without space, whether Node or the database says so.

const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Returns whether an error, or what caused it, is that the disk has no space left (spec contract §15). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || isDiskFull(error.cause);
}
