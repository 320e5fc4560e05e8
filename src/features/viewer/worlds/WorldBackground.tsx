// The full-page background of a world; hidden from screen readers.
import type { World } from './world-of';
import './worlds.css';

export function WorldBackground({ world }: { readonly world: World | undefined }) {
  return <div className="world-background" data-world={world} aria-hidden="true" />;
}
