// Ties observable values to React.
import { useSyncExternalStore } from 'react';
import type { Readable } from '../base/readable';

/**
 * Returns the value of a readable, and renders again when it changes. With `select` it returns that part of the value, and
 * renders again only when the part changes; a part that is compared must be the same object while nothing changed.
 *
 * @example const index = useReadable(player.store, ({ index }) => index);
 */
export function useReadable<T>(readable: Readable<T>): T;
export function useReadable<T, Part>(readable: Readable<T>, select: (value: T) => Part): Part;
export function useReadable<T>({ subscribe, get }: Readable<T>, select?: (value: T) => unknown): unknown {
  return useSyncExternalStore(subscribe, select === undefined ? get : () => select(get()));
}
