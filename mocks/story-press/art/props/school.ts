// Draws what one has at school. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#a8744a';
const crayons = ['#d9574a', '#f0c84e', '#6fa85a', '#4f83b0'] as const;

export const school = {
  schoolbag(g, o) {
    const c = o.c ?? '#4f83b0';
    g.line(at('-30,-164 -26,-196 26,-196 30,-164'), mix(c, '#20303c', 0.4), 11);
    g.blob(at('-92,0 -98,-80 -88,-156 -60,-170 60,-170 88,-156 98,-80 92,0'), c, { smooth: false });
    g.blob(at('-98,-92 -90,-158 -60,-172 60,-172 90,-158 98,-92 60,-74 -60,-74'), mix(c, '#ffffff', 0.22));
    g.rect(-62, -56, 124, 50, mix(c, '#ffffff', 0.12));
    for (const x of [-56, 32]) {
      g.rect(x, -108, 24, 56, '#f0c84e');
      g.rect(x - 2, -66, 28, 18, '#e6e8ec');
    }
    g.ell(0, -128, 20, 20, '#fbf0d8');
    g.ell(0, -128, 9, 9, '#d9574a', { noline: true });
  },
  schoolcone(g, o) {
    const c = o.c ?? '#4f83b0';
    for (const [i, [x, y]] of at('-42,-226 0,-244 42,-226').entries())
      g.ell(x, y, 26, 30, crayons[i] ?? c, { noline: true });
    g.blob(at('-66,-196 -80,-250 -46,-232 -18,-262 6,-236 36,-262 52,-230 84,-248 66,-196'), '#f7d7e0');
    g.poly(at('-72,-198 72,-198 8,0 -8,0'), c);
    g.poly(at('-62,-168 62,-168 51,-134 -51,-134'), '#f0c84e', { noline: true });
    g.poly(at('-35,-84 35,-84 24,-50 -24,-50'), '#d9574a', { noline: true });
    g.blob(at('0,-198 -40,-224 -46,-186'), '#d9574a');
    g.blob(at('0,-198 40,-224 46,-186'), '#d9574a');
    g.ell(0, -200, 13, 12, mix('#d9574a', '#5a1c1c', 0.2));
  },
  chair(g, o) {
    const c = o.c ?? '#c98f55';
    for (const x of [-52, 40]) g.rect(x, -90, 13, 94, mix(c, '#4a2f1c', 0.3));
    for (const x of [-58, 45]) g.rect(x, -212, 13, 128, c);
    g.blob(at('-64,-216 64,-216 62,-176 -62,-176'), mix(c, '#ffffff', 0.15), { smooth: false });
    g.rect(-50, -154, 100, 20, mix(c, '#ffffff', 0.15));
    g.poly(at('-62,-106 62,-106 74,-78 -74,-78'), mix(c, '#ffffff', 0.2));
    for (const x of [-70, 56]) g.rect(x, -78, 14, 84, c);
  },
  blackboard(g) {
    g.rect(-196, -282, 392, 226, wood);
    g.rect(-182, -268, 364, 196, '#3f5f54');
    const chalk = { noink: true } as const;
    g.line(at('-150,-112 -116,-214 -82,-112'), '#f6f0dc', 9, chalk);
    g.line(at('-138,-146 -94,-146'), '#f6f0dc', 9, chalk);
    g.line(at('-40,-210 -40,-112'), '#f6f0dc', 9, chalk);
    g.line(at('-40,-210 8,-204 10,-170 -38,-162 18,-150 14,-116 -40,-112'), '#f6f0dc', 9, chalk);
    g.ell(104, -172, 34, 34, '#f0d070', { noline: true });
    g.rect(-130, -64, 260, 14, mix(wood, '#2a1a10', 0.2));
    for (const [i, x] of [-90, -50].entries()) g.rect(x, -72, 28, 9, i ? '#f4b0a8' : '#fdfaf0');
    g.rect(50, -76, 50, 13, '#e0b040');
  },
  pencil(g, o) {
    const c = o.c ?? '#f0b93f';
    g.push(0, 0, 1, 0.16);
    g.rect(-21, -170, 42, 144, c);
    g.rect(-7, -170, 14, 144, mix(c, '#ffffff', 0.3), { noline: true });
    g.rect(-21, -26, 42, 14, '#b9c0c6');
    g.blob(at('-20,-12 20,-12 18,6 -18,6'), '#e58fa8');
    g.poly(at('-21,-170 0,-222 21,-170'), '#f4dcb4');
    g.poly(at('-8,-202 0,-222 8,-202'), '#3f3a40');
    g.pop();
  },
  drawing(g) {
    g.push(0, 0, 1, -0.05);
    g.rect(-96, -136, 192, 136, '#fdfaf0');
    g.rect(-84, -26, 168, 16, '#8fbf6a', { noline: true });
    g.ell(60, -106, 19, 19, '#f5c445', { noline: true });
    g.rect(-62, -74, 62, 50, '#d9705c', { noline: true });
    g.poly(at('-72,-72 -31,-112 10,-72'), '#4f83b0', { noline: true });
    g.rect(-42, -54, 20, 30, '#fbe6a8', { noline: true });
    g.line(at('48,-26 48,-62'), '#a8744a', 8, { noink: true });
    g.ell(48, -68, 18, 16, '#5f9a52', { noline: true });
    g.pop();
  },
} satisfies Record<string, DrawProp>;
