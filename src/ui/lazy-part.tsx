// Loads a drawing lazily, since most first screens do not show it.
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Returns a component that renders the drawing once it has loaded, and nothing before that or if it fails to load. After a failure
 * the next mount loads it again.
 */
export function lazyDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadLater = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().then(
        (drawing) => ({ default: drawing }),
        // Not reported: a network that is lost before a drawing has come is no fault, and one of an old deploy reloads the page.
        () => {
          latest = loadLater();
          return { default: Nothing };
        },
      ),
    );
  let latest = loadLater();
  return function LazyDrawing(props: Props) {
    const [Drawing] = useState(() => latest);
    return (
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
