// The ten presentations of the sample library, newest first. To add one, put its file into `stories/` and name it here.
import * as v from 'valibot';
import { storySchema, type Story } from './story';
import paketOhneNamen from './stories/das-paket-ohne-namen.json' with { type: 'json' };
import baerAmTeich from './stories/ein-baer-am-teich.json' with { type: 'json' };
import korbVollAepfel from './stories/ein-korb-voll-aepfel.json' with { type: 'json' };
import beesTellTheWay from './stories/how-bees-tell-the-way.json' with { type: 'json' };
import minka from './stories/minka-sucht-ein-bett.json' with { type: 'json' };
import pipPlantsABolt from './stories/pip-plants-a-bolt.json' with { type: 'json' };
import postFuerFrieda from './stories/post-fuer-frieda.json' with { type: 'json' };
import lastLamp from './stories/the-last-lamp-on-hollow-street.json' with { type: 'json' };
import otherSide from './stories/the-other-side-of-the-pond.json' with { type: 'json' };
import squeakyBoots from './stories/the-squeaky-boots.json' with { type: 'json' };

const files: readonly unknown[] = [
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
// Not parsed, which would put the fields into the order of the schema: the stories never change, not even in that.
v.assert(v.array(storySchema), files);

/** The ten stories that the press draws and speaks, each in a different picture style, highest id first. */
export const bookshelf: readonly Story[] = files;
