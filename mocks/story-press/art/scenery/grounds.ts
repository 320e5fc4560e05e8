// What everyone stands on: land with hills, water, a room. Each draws what is behind, calls for those who stand there, and the rest.
import type { Scene, Thing } from '../../scene';
import { mix } from '../colour';
import { at, type Pen, type Point } from '../pen';
import { props } from '../props/props';
import { randomFrom } from '../random';
import type { Palette } from './skies';

export interface Stage {
  readonly g: Pen;
  readonly scene: Scene;
  readonly palette: Palette;
  readonly dark: boolean;
  readonly snowy: boolean;
  readonly seed: number;
  /** Draws things in order, in the light of the hour. */
  put(things: readonly Thing[] | undefined): void;
}

/** A range of hills; the answer gives the height of its edge at x. */
function drawHill(g: Pen, y: number, rise: number, colour: string, seed: number): (x: number) => number {
  const r = randomFrom(seed);
  const [a, b] = [r() * 6, r() * 6];
  const height = (x: number) => y + Math.sin(x / 210 + a) * rise + Math.sin(x / 97 + b) * rise * 0.33;
  const edge: Point[] = [];
  for (let x = -148; x <= 1172; x += 46) edge.push([x, height(x)]);
  g.blob([...edge, [1178, 1080], [-154, 1080]], colour, { smooth: false, hill: true });
  return height;
}

function drawTufts(g: Pen, from: number, colour: string): void {
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [g.r() * 1024, from + g.r() * (1000 - from)];
    g.push(x, y, 0.5 + ((y - from) / (1001 - from)) * 0.9);
    for (const k of [-1, 0, 1])
      g.line(
        [
          [k * 5, 0],
          [k * 8, -12],
          [k * 13, -24 + Math.abs(k) * 7],
        ],
        colour,
        3.4,
        { op: 0.75 },
      );
    g.pop();
  }
}

const petals = ['#f2a0b4', '#fff4dc', '#f7cf5a', '#b8a0e0'] as const;

function drawFlowers(g: Pen, count: number, from: number): void {
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [g.r() * 1024, from + g.r() * (1010 - from)];
    const colour = petals[Math.floor(g.r() * 4)] ?? petals[0];
    g.push(x, y, 0.45 + ((y - from) / (1011 - from)) * 0.75);
    g.line(at('0,0 2,-18 0,-32'), '#4d7d3e', 3.5);
    for (let k = 0; k < 5; k += 1) {
      const t = (k / 5) * 6.283;
      g.ell(Math.cos(t) * 9, -38 + Math.sin(t) * 9, 7.5, 7.5, colour, { noline: true });
    }
    g.ell(0, -38, 5.5, 5.5, '#e8a33a', { noline: true }).pop();
  }
}

function drawMountains(g: Pen, base: number, far: string): void {
  for (const [x, h, w] of [
    [180, 330, 260],
    [520, 410, 320],
    [860, 300, 250],
  ] as const) {
    const slope: Point[] = [
      [x - w, base + 60],
      [x - w * 0.35, base - h * 0.6],
      [x, base - h],
      [x + w * 0.3, base - h * 0.65],
      [x + w, base + 60],
    ];
    const snow: Point[] = [
      [x - w * 0.2, base - h * 0.76],
      [x, base - h],
      [x + w * 0.17, base - h * 0.8],
      [x + w * 0.06, base - h * 0.72],
      [x - w * 0.05, base - h * 0.82],
    ];
    g.poly(slope, mix(far, '#8a8aa8', 0.35));
    g.poly(snow, '#fbfdff', { noline: true });
  }
}

function drawForest({ g, scene, palette, snowy }: Stage, edge: (x: number) => number): void {
  for (let i = 0; i < 16; i += 1) {
    const x = -140 + i * 86 + g.r() * 40;
    g.push(x, edge(x) + 26, 0.62 + g.r() * 0.3);
    const tree = scene.bare && i % 2 === 0 && !snowy ? props.bare : props.pine;
    tree(g, { c: mix('#3f7a5c', palette.far, 0.58), snow: snowy });
    g.pop();
  }
}

const walls = ['#f1e3c4', '#e8c9b0', '#d5dcc8', '#f4d9a4'] as const;
const roofs = ['#c4573f', '#8a6a8a', '#b5793c', '#5f7f93'] as const;

function drawTown({ g, palette, dark, snowy }: Stage, edge: (x: number) => number): void {
  for (let i = 0; i < 8; i += 1) {
    const x = -108 + i * 178 + g.r() * 30;
    g.push(x, edge(x) + 30, 0.62 + g.r() * 0.16);
    props.house(g, {
      c: mix(walls[i % 4] ?? walls[0], palette.far, 0.25),
      roof: mix(roofs[i % 4] ?? roofs[0], palette.far, 0.2),
      lit: dark,
      snow: snowy,
      smoke: i % 3 === 0,
    });
    g.pop();
  }
}

export function drawLand(stage: Stage): void {
  const { g, scene, palette, snowy, seed } = stage;
  const base = scene.base ?? 600;
  if (scene.ground === 'mountain' || scene.mountains) drawMountains(g, base, palette.far);
  const edge = drawHill(g, base - 50, 52, palette.far, seed + 1);
  if (scene.ground === 'forest') drawForest(stage, edge);
  if (scene.ground === 'town') drawTown(stage, edge);
  drawHill(g, base + 40, 36, palette.mid, seed + 2);
  stage.put(scene.back);
  drawHill(g, base + 140, 26, palette.near, seed + 3);
  if (scene.path)
    g.push(0, base - 600)
      .blob(
        at('470,722 520,722 560,810 540,890 660,1460 250,1460 430,900 476,815'),
        mix(palette.near, '#f0dcb0', 0.6),
        { noline: true },
      )
      .pop();
  if (!snowy && scene.grass !== false) {
    drawTufts(g, base + 190, mix(palette.front, '#1f3a20', 0.12));
    if (scene.flowers) drawFlowers(g, scene.flowers, base + 200);
  }
  stage.put(scene.put);
}

function wave(y: number, swell: number, length: number, phase: number): Point[] {
  const edge: Point[] = [];
  for (let x = -154; x <= 1178; x += 38) edge.push([x, y + Math.sin(x / length + phase) * swell]);
  return [...edge, [1184, 1080], [-160, 1080]];
}

export function drawWater(stage: Stage): void {
  const { g, scene, palette, dark, seed } = stage;
  const beach = scene.ground === 'beach';
  const shallow = dark ? '#35588c' : '#5aa3c2';
  const deep = dark ? '#1d3358' : '#2f6f9c';
  g.blob(wave(560, 3, 46, 0), mix(palette.bottom, shallow, 0.75), { smooth: false });
  stage.put(scene.back);
  for (let k = 0; k < (beach ? 2 : 4); k += 1)
    g.blob(wave(622 + k * 84, 9 + k * 3, 46, k * 2 + (seed % 5)), mix(shallow, deep, k / 4), {
      op: 0.93,
      smooth: false,
    });
  if (beach) drawHill(g, 800, 20, dark ? mix('#c8b48a', deep, 0.4) : '#ecd9a8', seed + 5);
  stage.put(scene.put);
  if (beach || !scene.put) return;
  g.blob(wave(884, 13, 52, 1), dark ? '#1c3054' : deep, { op: 0.9, smooth: false });
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [g.r() * 1024, 920 + g.r() * 90];
    g.line(
      [
        [x - 26, y],
        [x - 8, y - 7],
        [x + 10, y],
        [x + 28, y - 6],
      ],
      '#e8f4f6',
      4,
      { op: 0.6, noink: true },
    );
  }
}

export function drawRoom(stage: Stage): void {
  const { g, scene } = stage;
  const wall = scene.wall ?? '#f0dcb4';
  const floor = scene.floor ?? '#b98655';
  g.rect(-20, -20, 1064, 780, wall, { raw: true });
  for (let x = 40; x < 1024; x += 110)
    g.line(
      [
        [x, 0],
        [x, 742],
      ],
      mix(wall, '#b58a5a', 0.18),
      5,
      { noink: true },
    );
  if (scene.win !== false) drawWindow(stage, scene.win ?? 250);
  g.rect(-20, 738, 1064, 320, floor);
  for (const y of [800, 868, 946])
    g.line(
      [
        [0, y],
        [520, y + 4],
        [1024, y],
      ],
      mix(floor, '#6a4426', 0.3),
      4,
      { noink: true },
    );
  if (scene.rug !== false) {
    const rug = scene.rug ?? '#c8584a';
    g.ell(540, 890, 370, 84, rug);
    g.ell(540, 890, 300, 62, mix(rug, '#ffe6b8', 0.45), { noline: true });
    g.ell(540, 890, 226, 44, rug, { noline: true });
  }
  stage.put(scene.back);
  stage.put(scene.put);
}

function drawWindow({ g, scene, palette, dark, snowy }: Stage, x: number): void {
  g.rect(x - 130, 150, 260, 290, '#c79a62');
  g.rect(x - 112, 168, 224, 254, dark ? '#2c4478' : palette.top);
  if (dark) {
    g.ell(x + 50, 230, 28, 28, '#fbf3cf', { raw: true });
    for (const [dx, y] of at('-70,210 -30,280 20,330 70,350 -80,370'))
      g.ell(x + dx, y, 3, 3, '#fff6d8', { noline: true });
  } else
    g.blob(
      [
        [x - 112, 380],
        [x - 50, 340],
        [x + 20, 366],
        [x + 112, 330],
        [x + 112, 422],
        [x - 112, 422],
      ],
      palette.mid,
      { smooth: false },
    );
  if (snowy)
    g.blob(
      [
        [x - 112, 400],
        [x, 384],
        [x + 112, 400],
        [x + 112, 422],
        [x - 112, 422],
      ],
      '#fbfdff',
      { noline: true },
    );
  g.line(
    [
      [x, 168],
      [x, 422],
    ],
    '#c79a62',
    11,
    { noink: true },
  );
  g.line(
    [
      [x - 112, 295],
      [x + 112, 295],
    ],
    '#c79a62',
    11,
    { noink: true },
  );
  for (const f of [-1, 1])
    g.blob(
      [
        [x + f * 150, 140],
        [x + f * 60, 146],
        [x + f * 104, 290],
        [x + f * 110, 450],
        [x + f * 168, 452],
      ],
      scene.curtain ?? '#d9705c',
    );
}

/** Grasses in the lower corners. */
export function drawFrame({ g, palette, dark }: Stage): void {
  const colour = dark ? mix(palette.front, '#0a1420', 0.4) : mix(palette.front, '#1f3a20', 0.25);
  for (const flip of [false, true]) {
    g.push(flip ? 1024 : 0, 1024, 1, 0, flip);
    for (let i = 0; i < 7; i += 1) {
      const a = -1.45 + i * 0.2;
      const length = 170 + ((i * 53) % 90);
      const [x, y] = [Math.cos(a) * length, Math.sin(a) * length];
      g.blob(
        [
          [i * 12, 10],
          [i * 12 + x * 0.5 - 14, y * 0.55],
          [i * 12 + x, y],
          [i * 12 + x * 0.5 + 18, y * 0.45],
        ],
        mix(colour, '#8aa860', (i % 3) * 0.12),
      );
    }
    g.pop();
  }
}
