// Draws the things that show the sky. Origin at the foot, roughly 100 to 300 units tall.
import type { PropName, Sky } from '../scene';
import { mix } from '../pen/colour';
import { at, type Pen } from '../pen/pen';
import { isDark, skies } from '../scenery/skies';
import type { DrawProp } from './draw-prop';

const iron = '#3b3540';

/** Draws the view through the panes: the sky of the scene and land, and snow on it in winter. */
function drawOutside(g: Pen, sky: Sky): void {
  const { top, mid } = skies[sky];
  const isNight = isDark(sky);
  g.rect(-94, -244, 188, 210, isNight ? '#2c4478' : sky === 'day' ? '#a8d8ec' : top, { raw: isNight });
  if (isNight) {
    g.ell(48, -196, 22, 22, '#fbf3cf', { raw: true });
    for (const [x, y] of at('-66,-216 -30,-176 24,-116 70,-128 -74,-112'))
      g.ell(x, y, 3.4, 3.4, '#fff6d8', { noline: true, raw: true });
  } else {
    const cloud = sky === 'storm' ? '#8a949c' : '#fdfefe';
    g.blob(at('-60,-180 -54,-204 -26,-212 -6,-198 18,-204 26,-182 0,-174 -40,-174'), cloud, { noline: true });
  }
  const isWinter = sky === 'snow' || sky === 'snownight';
  const land = isWinter ? '#f2f7fb' : sky === 'day' ? '#8fbf7a' : mid;
  g.poly(at('-94,-84 -40,-104 20,-88 94,-108 94,-34 -94,-34'), land, { noline: true });
}

export const computedProps = {
  window(g, { c = '#c79a62', lit }, sky = 'day') {
    if (lit) g.glow(0, -140, 190, '#ffdc7a', 0.6);
    g.rect(-112, -262, 224, 246, c);
    if (lit) g.rect(-94, -244, 188, 210, '#ffd96a', { raw: true });
    else drawOutside(g, sky);
    g.line(at('0,-244 0,-34'), c, 12, { noink: true });
    g.line(at('-94,-140 94,-140'), c, 12, { noink: true });
    g.rect(-132, -24, 264, 24, mix(c, '#ffffff', 0.2));
  },
  streetlamp(g, { lit }, sky = 'day') {
    const isLit = lit ?? isDark(sky);
    if (isLit) g.glow(0, -330, 210, '#ffdf8a', 0.85);
    g.rect(-7, -290, 14, 294, iron);
    g.rect(-22, -8, 44, 12, iron);
    g.poly(at('-26,-296 26,-296 34,-360 -34,-360'), isLit ? '#ffe9a8' : '#7b8494', { raw: isLit });
    g.poly(at('-42,-358 0,-392 42,-358'), iron);
  },
} satisfies Partial<Record<PropName, DrawProp>>;
