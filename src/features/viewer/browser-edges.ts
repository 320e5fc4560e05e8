// The player's edges as the browser has them; tests bring their own.
import { afterPaint } from '../../platform/after-paint';
import { systemClock } from '../../platform/clock';
import { report } from '../../platform/report';
import { browserAhead } from './narration/media-ahead';
import { mediaOfPage } from './narration/media-element';
import type { PlayerEdges } from './player';

export const browserEdges: PlayerEdges = {
  clock: systemClock,
  elements: mediaOfPage,
  ahead: browserAhead,
  report,
  afterPaint,
};
