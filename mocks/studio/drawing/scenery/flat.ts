// Draws flat ground: a street, a railway platform, a quay, a paved square, the lawn of a pitch. What passes by goes behind the
// way in front, where figures stand.
import type { Ground } from '../scene';
import { mix } from '../pen/colour';
import { at } from '../pen/pen';
import { drawHill } from './hill';
import { drawTown } from './land';
import { builtColour, type DrawingContext } from './drawing-context';
import { drawFloor, drawSlabs, room } from './walls-and-floors';
import { wave } from './water';

const width = room.right - room.left;
const paint = { noink: true } as const;

/** Where the way in front begins, and where that begins which passes behind it. */
const front = 770;
const behind = 684;

type DrawBehind = (context: DrawingContext) => void;

function drawStreet(context: DrawingContext): void {
  const { pen } = context;
  const road = builtColour(context, '#85868c');
  pen.rect(room.left, behind, width, front - behind, road);
  for (let x = -120; x < room.right; x += 130)
    pen.line(at(`${x},726 ${x + 62},726`), mix(road, '#fdf9ea', 0.75), 7, paint);
}

function drawTracks(context: DrawingContext): void {
  const { pen } = context;
  pen.rect(room.left, behind, width, front - behind, builtColour(context, '#a89c8a'));
  for (let x = -150; x < room.right; x += 62)
    pen.poly(at(`${x},704 ${x + 24},704 ${x + 18},752 ${x - 8},752`), builtColour(context, '#8a6242'), {
      thin: true,
    });
  for (const y of [712, 742]) pen.rect(room.left, y - 5, width, 9, builtColour(context, '#8f9aa8'));
}

function drawHarbour({ pen, palette, dark, seed }: DrawingContext): void {
  const [shallow, deep] = dark ? ['#35588c', '#1d3358'] : ['#5aa3c2', '#2f6f9c'];
  for (let row = 0; row < 3; row += 1)
    pen.blob(
      wave({ y: 604 + row * 52, height: 4 + row * 3, length: 46, phase: row * 2 + (seed % 5) }),
      row === 0 ? mix(palette.bottom, shallow, 0.75) : mix(shallow, deep, row / 4),
      { smooth: false },
    );
}

/** What passes behind, and the ways that it makes of the ground in front. */
const passages: Partial<Record<Ground, DrawBehind>> = {
  street: drawStreet,
  platform: drawTracks,
  quay: drawHarbour,
};

/** Draws flat ground, and the cast on it. */
export function drawFlat(context: DrawingContext): void {
  const { pen, scene, palette, seed } = context;
  const ground = scene.ground ?? 'square';
  const passage = passages[ground];
  if (ground !== 'quay') {
    const far = drawHill(pen, 560, 30, palette.far, seed + 1);
    if (ground === 'street' || ground === 'square') drawTown(context, far);
    drawHill(pen, 652, 12, palette.mid, seed + 2);
  } else passage?.(context);
  context.put(scene.back);
  if (ground === 'pitch') drawPitch(context);
  else drawPaving(context, ground === 'quay' ? undefined : passage);
  context.put(scene.put);
}

function drawPaving(context: DrawingContext, passage: DrawBehind | undefined): void {
  const { pen, scene } = context;
  const floor = builtColour(context, scene.floor ?? '#cdc4b4');
  const from = scene.ground === 'square' ? behind + 16 : front;
  passage?.(context);
  pen.rect(room.left, from, width, room.bottom - from, floor);
  if (scene.flooring === undefined) drawSlabs(pen, from, mix(floor, '#5a5450', 0.22));
  else drawFloor(pen, scene.flooring, floor);
  if (scene.ground !== 'square') pen.rect(room.left, from - 4, width, 18, mix(floor, '#ffffff', 0.35));
  if (scene.ground === 'platform')
    pen.line(at(`${room.left},808 512,808 ${room.right},808`), '#f4e9c8', 9, paint);
}

function drawPitch({ pen, palette }: DrawingContext): void {
  const line = mix(palette.near, '#ffffff', 0.75);
  pen.rect(room.left, behind, width, room.bottom - behind, palette.near, { hill: true });
  for (const [y, height] of at('720,34 794,46 894,64 1030,90'))
    pen.rect(room.left, y, width, height, mix(palette.near, palette.front, 0.4), { noline: true });
  pen.line(at(`${room.left},714 512,714 ${room.right},714`), line, 8, paint);
  pen.line(at('170,716 120,812 512,812 904,812 854,716'), line, 8, paint);
}
