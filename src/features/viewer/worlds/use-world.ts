// Fetches the drawings of a world when it is entered, and of no other. Without them its colours stand.
import { useEffect } from 'react';
import { report } from '../../../platform/report';
import type { World } from './world-of';

const drawings: Readonly<Record<World, () => Promise<unknown>>> = {
  wood: () => import('./wood/wood.css'),
  'dark-tale': () => import('./dark-tale/dark-tale.css'),
  christmas: () => import('./christmas/christmas.css'),
  narration: () => import('./narration/narration.css'),
};

/** For whoever shows something `[data-world]`. */
export function useWorld(world: World | undefined): void {
  useEffect(() => {
    if (world !== undefined) drawings[world]().catch((error: unknown) => report(error, 'world'));
  }, [world]);
}
