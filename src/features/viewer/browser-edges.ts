// The player's edges as the browser has them; tests bring their own.
import { afterPaint } from '../../platform/after-paint';
import { systemClock } from '../../platform/clock';
import { report } from '../../platform/report';
import { browserAhead } from './narration/media-ahead';
import { mediaOfPage } from './narration/media-element';
import type { PlayerEdges } from './player';

/** Calls when the browser says that the network is back; returns what stops that. */
export function onOnline(call: () => void): () => void {
  addEventListener('online', call);
  return () => removeEventListener('online', call);
}

export const browserEdges: PlayerEdges = {
  clock: systemClock,
  elements: mediaOfPage,
  ahead: browserAhead,
  report,
  onOnline,
  afterPaint,
};
