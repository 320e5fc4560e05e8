// Chooses how the green is removed: by a shader, else in a worker, else on the page. Falls back to the next when one is lost. A test may
// choose, too.
import { makePagePainter, canPaint, type FrameSource, type MakePainter, type Painter } from './green-painter';
import { makeShaderPainter } from './shader-painter';
import { makeWorkerPainter } from './worker-painter';

export const painterKinds = ['shader', 'worker', 'page'] as const;
export type PainterKind = (typeof painterKinds)[number];

/** Returns the factories of all painters. A shader that is forced may also run in software. */
export function makersOf(forced: PainterKind | undefined): Readonly<Record<PainterKind, MakePainter>> {
  return {
    shader: makeShaderPainter(forced === undefined),
    worker: makeWorkerPainter,
    page: makePagePainter,
  };
}

/** Painters that were lost on this page; they are not tried again. */
const lost = new Set<PainterKind>();

interface PainterChoice {
  readonly show: (painter: Painter, kind: PainterKind) => void;
  /** Called when no painter is available, or the last one is lost. */
  readonly onNone: () => void;
}

/**
 * Calls `show` with the first available painter, and with the next one when that is lost; returns a function that ends this.
 * With `forced` only that painter is tried.
 */
export function choosePainter(
  source: FrameSource,
  { show, onNone }: PainterChoice,
  forced?: PainterKind,
  makers = makersOf(forced),
): () => void {
  let painter: Painter | undefined;
  const leave = (): void => {
    painter?.canvas.remove();
    painter?.dispose();
    painter = undefined;
  };
  const tryFrom = (at: number): void => {
    for (const [number, kind] of painterKinds.entries()) {
      if (number < at || lost.has(kind) || (forced ?? kind) !== kind) continue;
      painter = makers[kind](source, () => {
        lost.add(kind);
        leave();
        tryFrom(number + 1);
      });
      if (painter !== undefined) return show(painter, kind);
    }
    canPaint.set(false);
    onNone();
  };
  tryFrom(0);
  return leave;
}

interface TestOverrides {
  readonly painter?: PainterKind;
  readonly source?: FrameSource;
}

/** Reads `window.bookwormGreenScreen`, `{ painter?: 'shader' | 'worker' | 'page', picture?: HTMLCanvasElement }`. */
export function readTestOverrides(target: object = window): TestOverrides {
  const requested: unknown = Reflect.get(target, 'bookwormGreenScreen');
  if (typeof requested !== 'object' || requested === null) return {};
  const painter = painterKinds.find((known) => known === Reflect.get(requested, 'painter'));
  const picture: unknown = Reflect.get(requested, 'picture');
  return {
    ...(painter === undefined ? {} : { painter }),
    ...(picture instanceof HTMLCanvasElement ? { source: { image: picture, size: () => picture } } : {}),
  };
}
