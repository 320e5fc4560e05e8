// Estimates the lengths of files that no host has announced.
import { isVideo } from '../../src/contract/presentation/media-types';

/**
 * Returns a function that returns the length of a file in bytes: the known one, or else the average of the known ones of its kind,
 * films or other files, or else of all of them. Returns 0 when none is known.
 */
export function createLengthEstimate(known: ReadonlyMap<string, number>): (url: string) => number {
  const all = averageOf([...known.values()]) ?? 0;
  const averageOfKind = (isFilm: boolean) =>
    averageOf([...known].filter(([url]) => isVideo(url) === isFilm).map(([, length]) => length)) ?? all;
  const averages = { film: averageOfKind(true), other: averageOfKind(false) };
  return (url) => known.get(url) ?? (isVideo(url) ? averages.film : averages.other);
}

function averageOf(lengths: readonly number[]): number | undefined {
  if (lengths.length === 0) return undefined;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
}
