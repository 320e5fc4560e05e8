// Chooses how the green is removed: by a shader, else in a worker, else on the page. Falls back to the next when one is lost.
import { makePagePainter } from './page-painter';
import type { FrameSource, MakePainter, Painter } from './painter';
import { makeShaderPainter } from './shader-painter';
import { makeWorkerPainter } from './worker-painter';

export const ways = ['shader', 'worker', 'page'] as const;
export type Way = (typeof ways)[number];

/** Returns the factories of all painters. A shader that is forced may also run in software. */
export function makersOf(forced: Way | undefined): Readonly<Record<Way, MakePainter>> {
  return {
    shader: makeShaderPainter(forced === undefined),
    worker: makeWorkerPainter,
    page: makePagePainter,
  };
}

/** Painters that were lost on this page; they are not tried again. */
const lost = new Set<Way>();

/**
 * Calls `show` with the first available painter, and with the next one when that is lost; returns a function that ends this.
 * With `forced` only that painter is tried.
 */
export function choosePainter(
  source: FrameSource,
  show: (painter: Painter, way: Way) => void,
  forced?: Way,
  makers = makersOf(forced),
): () => void {
  let painter: Painter | undefined;
  const leave = (): void => {
    painter?.canvas.remove();
    painter?.dispose();
    painter = undefined;
  };
  const tryFrom = (at: number): void => {
    for (const [number, way] of ways.entries()) {
      if (number < at || lost.has(way) || (forced ?? way) !== way) continue;
      painter = makers[way](source, () => {
        lost.add(way);
        leave();
        tryFrom(number + 1);
      });
      if (painter !== undefined) return show(painter, way);
    }
  };
  tryFrom(0);
  return leave;
}
