// Draws the window of a room, with the weather in it.
import type { Pane } from '../scene';
import { mix } from '../pen/colour';
import { at, mirrored, type Pen, type Point } from '../pen/pen';
import type { DrawingContext } from './drawing-context';

const wood = '#c79a62';

/** Draws a window around x, in the shape that the scene chooses. */
export function drawWindow(context: DrawingContext, x: number): void {
  context.pen.push(x, 0);
  windows[context.scene.pane ?? 'square'](context);
  context.pen.pop();
}

const windows: Record<Pane, (context: DrawingContext) => void> = {
  square: (context) => {
    const { pen, scene } = context;
    pen.rect(-130, 150, 260, 290, wood);
    drawOutside(context, at('-112,168 112,168 112,422 -112,422'));
    pen.line(at('0,168 0,422'), wood, 11, { noink: true });
    pen.line(at('-112,295 112,295'), wood, 11, { noink: true });
    for (const side of [-1, 1] as const)
      pen.blob(mirrored(side, at('150,140 60,146 104,290 110,450 168,452')), scene.curtain ?? '#d9705c');
  },
  round: (context) => {
    const { pen, scene } = context;
    const isInSpace = scene.pattern === 'panels';
    pen.ell(0, 290, 146, 146, isInSpace ? '#8f9aa8' : wood);
    const glass = Array.from({ length: 28 }, (_, i): Point => {
      const turn = (i / 28) * 2 * Math.PI;
      return [Math.cos(turn) * 122, 290 + Math.sin(turn) * 122];
    });
    if (isInSpace) drawSpace(pen, glass);
    else drawOutside(context, glass);
    if (isInSpace) return;
    pen.line(at('0,168 0,412'), wood, 11, { noink: true });
    pen.line(at('-122,290 122,290'), wood, 11, { noink: true });
  },
  arch: (context) => {
    const { pen, scene } = context;
    const stone = mix(scene.wall ?? '#b8b2ac', '#3a3640', 0.3);
    pen.blob(at('-116,450 -116,220 -88,150 -44,108 0,94 44,108 88,150 116,220 116,450'), stone, {
      smooth: false,
    });
    drawOutside(context, at('-92,426 -92,226 -70,168 -34,134 0,122 34,134 70,168 92,226 92,426'));
    pen.line(at('0,124 0,426'), stone, 10, { noink: true });
    for (const y of [230, 330]) pen.line(at(`-92,${y} 92,${y}`), stone, 7, { noink: true });
    pen.rect(-134, 436, 268, 24, mix(stone, '#ffffff', 0.3));
  },
};

/** Draws sky, land and snow within the panes. */
function drawOutside({ pen, palette, dark, snowy }: DrawingContext, glass: readonly Point[]): void {
  pen.blob(glass, dark ? '#2c4478' : palette.top, { smooth: false });
  const reach = Math.max(...glass.map(([x]) => x));
  if (dark) drawNightOutside(pen);
  else drawLow(pen, glass, at('-112,380 -50,340 20,366 112,330'), reach, palette.mid);
  if (snowy) drawLow(pen, glass, at('-112,400 0,384 112,400'), reach, '#fbfdff');
}

/** Draws land below an edge, no wider than the glass is there. */
function drawLow(
  pen: Pen,
  glass: readonly Point[],
  edge: readonly Point[],
  reach: number,
  colour: string,
): void {
  const low = glass.filter(([, y]) => y > 384).sort(([a], [b]) => b - a);
  const within = edge.map(([x, y]): Point => [(x / 112) * reach * (low.length > 2 ? 0.84 : 1), y]);
  pen.blob([...within, ...low], colour, { smooth: false, noline: true });
}

function drawSpace(pen: Pen, glass: readonly Point[]): void {
  pen.blob(glass, '#182650', { smooth: false, raw: true });
  for (const [x, y] of at('-80,250 -40,210 20,200 84,260 -90,320 40,372 -20,390 -62,350'))
    pen.ell(x, y, 4, 4, '#fff6d8', { noline: true, raw: true });
  pen.ell(34, 300, 52, 52, '#e0a860', { raw: true });
  pen.ell(34, 300, 86, 15, '#f4e2b0', { raw: true, rot: -0.3, op: 0.9 });
  pen.line(at('-70,226 -52,206 -34,196'), '#dcecf6', 7, { noink: true });
}

function drawNightOutside(pen: Pen): void {
  pen.ell(50, 230, 28, 28, '#fbf3cf', { raw: true });
  for (const [x, y] of at('-70,210 -30,280 20,330 70,350 -80,370'))
    pen.ell(x, y, 3, 3, '#fff6d8', { noline: true });
}
