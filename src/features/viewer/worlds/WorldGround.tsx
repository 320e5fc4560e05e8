// What surrounds a page of a world, from edge to edge. Says nothing to anyone who cannot see it.
import { useWorld } from './use-world';
import type { World } from './world-of';
import './world-ground.css';

export function WorldGround({ world }: { readonly world: World | undefined }) {
  useWorld(world);
  return <div className="world-ground" data-world={world} aria-hidden="true" />;
}
