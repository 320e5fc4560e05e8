// Recognises a disk that takes nothing, whether Node, the database or another process says so.

/** Thrown for another process that found the disk full. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Returns whether an error, or what caused it, is that the disk has no space left (spec contract §15). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DiskFullError || ('code' in error && codes.includes(error.code))) return true;
  return isDiskFull(error.cause);
}

/** Returns whether an error, or what caused it, is a read-only disk: a system mounts a failing disk so. */
export function isDiskReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'EROFS' || String(error.code).startsWith('SQLITE_READONLY')))
    return true;
  return isDiskReadOnly(error.cause);
}
