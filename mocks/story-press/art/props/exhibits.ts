// Draws what stands in a museum and in a classroom. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen, type Point } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#a8744a';
const brass = '#c79a4a';

function drawQuestion(pen: Pen): void {
  pen.line(at('-26,-208 -18,-236 6,-246 28,-232 26,-206 4,-190 0,-168'), '#f6f0dc', 11, { noink: true });
  pen.ell(0, -146, 7, 7, '#f6f0dc', { noline: true });
}

function drawBars(pen: Pen): void {
  const colours = ['#e0b040', '#d9705c', '#7fb0d0', '#8fbf7a'];
  for (const [index, height] of [38, 72, 54, 104].entries())
    pen.rect(-82 + index * 42, -136 - height, 28, height, colours[index] ?? wood, { noline: true });
  pen.line(at('-96,-132 92,-132'), '#f6f0dc', 5, { noink: true });
}

export const exhibits = {
  board(pen, o) {
    pen.line(at('-70,0 -46,-120'), wood, 10);
    pen.line(at('70,0 46,-120'), wood, 10);
    pen.rect(-128, -276, 256, 172, wood);
    pen.rect(-114, -262, 228, 144, o.c ?? '#3f5f54');
    if (o.full) drawBars(pen);
    else drawQuestion(pen);
    pen.rect(-60, -108, 120, 10, mix(wood, '#2a1a10', 0.2));
  },
  pedestal(pen, o) {
    const c = o.c ?? '#ece6da';
    pen.rect(-62, -126, 124, 126, c);
    pen.rect(-76, -144, 152, 22, mix(c, '#ffffff', 0.4));
    pen.rect(-76, -14, 152, 18, mix(c, '#8a7a68', 0.2));
    pen.rect(-30, -84, 60, 34, '#f8f4e6');
    for (const y of [-74, -64]) pen.line(at(`-20,${y} 20,${y}`), '#a89a86', 3, { noink: true });
  },
  frame(pen, o) {
    pen.rect(-120, -200, 240, 190, brass);
    pen.rect(-100, -180, 200, 150, '#dfeaf0');
    pen.blob(at('-100,-84 -52,-128 -6,-92 44,-140 100,-86 100,-30 -100,-30'), o.c ?? '#8fb37a', {
      noline: true,
    });
    pen.ell(56, -150, 16, 16, '#f0c84e', { noline: true });
  },
  magnifier(pen) {
    pen.limb(at('40,-70 104,0'), 24, '#6d5440');
    pen.ell(0, -112, 66, 66, brass);
    pen.ell(0, -112, 52, 52, '#dcecf0');
    pen.line(at('-30,-124 -22,-144 -4,-152'), '#ffffff', 7, { noink: true });
  },
  ruler(pen) {
    pen.push(0, -20, 1, -0.32);
    pen.rect(-150, -44, 300, 44, '#f0c84e');
    for (let mark = 0; mark < 14; mark += 1)
      pen.line(at(`${-138 + mark * 21},-44 ${-138 + mark * 21},${mark % 2 === 0 ? -20 : -30}`), '#6a4a2a', 3);
    pen.pop();
  },
  hourglass(pen) {
    pen.blob(at('-50,-176 50,-176 44,-128 8,-92 44,-56 50,-14 -50,-14 -44,-56 -8,-92 -44,-128'), '#e4eff0', {
      op: 0.9,
    });
    pen.blob(at('-32,-140 32,-140 6,-100 -6,-100'), '#e0b040', { noline: true });
    pen.blob(at('-42,-18 42,-18 26,-50 0,-62 -26,-50'), '#e0b040', { noline: true });
    pen.rect(-62, -192, 124, 18, wood);
    pen.rect(-62, -16, 124, 18, wood);
  },
  puzzle(pen) {
    const colours = ['#d9705c', '#7fb0d0', '#e0b040', '#8fbf7a'];
    for (const [index, [x, y]] of at('-58,-68 58,-68 -62,48 66,56').entries()) {
      pen.push(x, y - 66, 0.95, index * 0.12 - 0.16);
      pen.rect(-50, -50, 100, 100, colours[index] ?? wood);
      pen.ell(index % 2 === 0 ? 50 : -50, 0, 19, 19, colours[index] ?? wood);
      pen.ell(0, index < 2 ? 50 : -50, 17, 17, mix(colours[index] ?? wood, '#ffffff', 0.55));
      pen.pop();
    }
  },
  globe(pen) {
    pen.blob(at('-64,0 64,0 46,-20 -46,-20'), wood, { smooth: false });
    pen.line(at('0,-16 0,-44'), wood, 12);
    pen.line(at('-20,-228 -92,-190 -112,-128 -84,-66 0,-38 60,-52'), brass, 10);
    pen.ell(0, -134, 84, 84, '#6fa8d0');
    pen.blob(at('-60,-176 -20,-196 0,-172 -16,-144 -32,-118 -52,-140'), '#8fb96a', { noline: true });
    pen.blob(at('20,-160 58,-156 70,-124 46,-96 28,-120'), '#8fb96a', { noline: true });
    pen.blob(at('-24,-96 4,-104 14,-80 -6,-62'), '#8fb96a', { noline: true });
  },
  heart(pen, o) {
    const points: Point[] = at(
      '0,-6 -64,-62 -96,-116 -84,-164 -44,-178 0,-146 44,-178 84,-164 96,-116 64,-62',
    );
    pen.blob(points, o.c ?? '#d9574a');
    pen.line(at('-64,-138 -52,-154 -36,-158'), '#f6c4bc', 9, { noink: true });
  },
  tooth(pen) {
    pen.blob(
      at(
        '-70,-170 -30,-186 0,-174 30,-186 70,-170 76,-120 52,-70 40,-4 22,-8 6,-66 -6,-66 -22,-8 -40,-4 -52,-70 -76,-120',
      ),
      '#fbf9f2',
    );
    pen.line(at('-48,-140 -44,-154 -32,-162'), '#d8e4ea', 8, { noink: true });
  },
} satisfies Record<string, DrawProp>;
