// The ten presentations of the sample library, newest first.
import { story as beesTellTheWay } from './stories/how-bees-tell-the-way';
import { story as baerAmTeich } from './stories/ein-baer-am-teich';
import { story as korbVollAepfel } from './stories/ein-korb-voll-aepfel';
import { story as lastLamp } from './stories/the-last-lamp-on-hollow-street';
import { story as minka } from './stories/minka-sucht-ein-bett';
import { story as otherSide } from './stories/the-other-side-of-the-pond';
import { story as paketOhneNamen } from './stories/das-paket-ohne-namen';
import { story as pipPlantsABolt } from './stories/pip-plants-a-bolt';
import { story as postFuerFrieda } from './stories/post-fuer-frieda';
import { story as squeakyBoots } from './stories/the-squeaky-boots';
import type { Story } from './story';

/** The stories that the press draws and speaks: ten, each in a picture style of its own, highest id first. */
export const bookshelf: readonly Story[] = [
  postFuerFrieda,
  otherSide,
  korbVollAepfel,
  squeakyBoots,
  paketOhneNamen,
  lastLamp,
  minka,
  pipPlantsABolt,
  beesTellTheWay,
  baerAmTeich,
];
