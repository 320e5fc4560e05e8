// Loads a drawing lazily, since most first screens do not show it.
import { lazy, Suspense, type ComponentType } from 'react';

/** Returns a component that renders the drawing once it has loaded, and nothing before that or if it fails to load. */
export function lazyDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Drawing = lazy(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: Nothing }),
    ),
  );
  return function LazyDrawing(props: Props) {
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
