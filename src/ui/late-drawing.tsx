// A drawing that nobody sees on most first screens: its lines are fetched when it is shown. Knows no drawing.
import { lazy, Suspense, type ComponentType } from 'react';

/** The drawing as soon as it is here; where it cannot be had, nothing stands in its place. */
export function lateDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Drawing = lazy(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: Nothing }),
    ),
  );
  return function LateDrawing(props: Props) {
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
