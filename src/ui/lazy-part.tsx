// Loads or renders a part of a page later, since most first screens do not show it.
import {
  lazy,
  Suspense,
  useState,
  startTransition,
  useEffect,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';

/**
 * Returns a component that renders the part once it has loaded, and nothing before that. If it fails to load, which is reported, it renders
 * `Missing`, by default nothing; the next mount loads it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  report: (error: unknown) => void,
  Missing: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const loadLater = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          report(error);
          latest = loadLater();
          return { default: Missing };
        },
      ),
    );
  let latest = loadLater();
  return function LazyPart(props: Props) {
    const [Part] = useState(() => latest);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * Like `lazyPart`, for a drawing. Reports nothing: a network that is lost before a drawing has come is no fault, and one of an old
 * deploy reloads the page.
 */
export function lazyDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyPart(load, reportNothing, Missing);
}

const reportNothing = (): void => undefined;

function Nothing() {
  return null;
}

/**
 * Returns true once `schedule` has made its call. `schedule` returns a function that cancels the call, and must be the same function
 * each time. React renders the change to true as a transition, in slices.
 */
export function useScheduled(schedule: (call: () => void) => () => void): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => schedule(() => startTransition(() => setCome(true))), [schedule]);
  return hasCome;
}
