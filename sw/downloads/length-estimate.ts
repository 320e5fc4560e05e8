// Estimates the lengths of files that no host has announced.
import { isVideo } from '../../src/contract/presentation/media-types';

/**
 * Returns a function that returns the length of a file in bytes: the known one, or else the average of the known ones of its kind,
 * films or other files. While no film is known, one counts as another file; while none of these is known, they count as nothing:
 * beside a film they are small, and as long as one they would seem not to fit on the device.
 */
export function createLengthEstimate(known: ReadonlyMap<string, number>): (url: string) => number {
  const averageOfKind = (isFilm: boolean) =>
    averageOf([...known].filter(([url]) => isVideo(url) === isFilm).map(([, length]) => length));
  const other = averageOfKind(false) ?? 0;
  const averages = { film: averageOfKind(true) ?? other, other };
  return (url) => known.get(url) ?? (isVideo(url) ? averages.film : averages.other);
}

function averageOf(lengths: readonly number[]): number | undefined {
  if (lengths.length === 0) return undefined;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
}
