// What surrounds a page of a world, from edge to edge. Says nothing to anyone who cannot see it.
import type { World } from './world-of';
import './drawings.css';
import './world-ground.css';

export function WorldGround({ world }: { readonly world: World | undefined }) {
  return <div className="world-ground" data-world={world} aria-hidden="true" />;
}
