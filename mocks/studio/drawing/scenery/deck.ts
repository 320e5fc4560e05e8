// Draws the deck of a ship: the sea, the rail, a mast with its sail, and planks in front.
import { mix } from '../pen/colour';
import { at } from '../pen/pen';
import { builtColour, type DrawingContext } from './drawing-context';
import { room } from './walls-and-floors';
import { wave } from './water';

const width = room.right - room.left;
const paint = { noink: true } as const;

/** Draws the sea and the deck, and the cast on it. */
export function drawDeck(context: DrawingContext): void {
  const { pen, scene, palette, dark, seed } = context;
  const [shallow, deep] = dark ? ['#35588c', '#1d3358'] : ['#5aa3c2', '#2f6f9c'];
  pen.blob(wave({ y: 546, height: 3, length: 46, phase: 0 }), mix(palette.bottom, shallow, 0.75), {
    smooth: false,
  });
  context.put(scene.back);
  for (const row of [0, 1])
    pen.blob(
      wave({ y: 592 + row * 56, height: 8 + row * 3, length: 46, phase: row * 2 + (seed % 5) }),
      mix(shallow, deep, row / 3),
      { smooth: false },
    );
  const wood = builtColour(context, '#8a5c34');
  for (let x = -140; x < room.right; x += 96)
    pen.blob(
      at(
        `${x - 13},744 ${x - 9},690 ${x - 15},664 ${x - 9},626 ${x + 9},626 ${x + 15},664 ${x + 9},690 ${x + 13},744`,
      ),
      wood,
    );
  pen.rect(room.left, 602, width, 26, wood);
  const floor = builtColour(context, scene.floor ?? '#c99a64');
  pen.rect(room.left, 732, width, 448, floor);
  for (let x = -1560; x <= 2600; x += 170)
    pen.line(at(`${512 + (x - 512) * 0.5},738 ${x},${room.bottom}`), mix(floor, '#4a2a14', 0.35), 5, paint);
  pen.rect(room.left, 726, width, 20, wood);
  pen.rect(126, -260, 44, 1024, builtColour(context, '#a8744a'));
  for (const x of [-70, 330]) pen.line(at(`148,-200 ${x},612`), builtColour(context, '#c9a868'), 6, paint);
  const sail = builtColour(context, '#f7efe0');
  pen.blob(at('-150,-10 148,8 560,-30 600,120 540,282 148,318 -150,296'), sail);
  for (const y of [96, 206])
    pen.line(at(`-150,${y - 6} 200,${y + 12} 566,${y - 18}`), mix(sail, '#b08a5a', 0.35), 4, paint);
  pen.limb(at('-170,-14 590,-34'), 24, wood);
  context.put(scene.put);
}
