// Which way takes the green out: the shader, else a worker, else the page. Goes on to the next when one is lost.
import { makePagePainter } from './page-painter';
import type { FrameSource, MakePainter, Painter } from './painter';
import { makeShaderPainter } from './shader-painter';
import { makeWorkerPainter } from './worker-painter';

export const ways = ['shader', 'worker', 'page'] as const;
export type Way = (typeof ways)[number];

/** The makers by way. A shader that was asked for by name need not be fast. */
export function makersOf(forced: Way | undefined): Readonly<Record<Way, MakePainter>> {
  return {
    shader: makeShaderPainter(forced === undefined),
    worker: makeWorkerPainter,
    page: makePagePainter,
  };
}

/** A way that was lost on this page is not tried again. */
const lost = new Set<Way>();

/**
 * Hands `show` the first painter that can be had, and the next one when it is taken away; the answer ends it.
 * With `forced` there is that way or none.
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
