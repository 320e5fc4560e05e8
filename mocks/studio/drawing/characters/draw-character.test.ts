import { describe, expect, it } from 'vitest';
import type { Character, CharacterKind, Face, Pose } from '../scene';
import * as names from '../scene-names';
import { boxOf } from '../pen/contour';
import { Pen, type Mark } from '../pen/pen';
import { drawCharacter } from './draw-character';

/** Poses that need no ground. */
const aloft: ReadonlySet<Pose> = new Set(['fly', 'swim', 'climb']);

function drawn(character: Omit<Character, 'x' | 'y'>): readonly Mark[] {
  const pen = new Pen(1);
  // Who stands higher on the paper jumps without a shadow.
  drawCharacter(pen, { ...character, x: 0, y: 800 });
  return pen.marks;
}

/** Returns how far a drawing reaches; every coordinate must be a number. */
function edgesOf(marks: readonly Mark[]) {
  const box = boxOf(marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points)));
  expect(Object.values(box).every(Number.isFinite)).toBe(true);
  return box;
}

const everyKindAndPose = names.characterKinds.flatMap((k) => names.poses.map((pose) => ({ k, pose })));

/** Those of the sea float. */
const floats: ReadonlySet<CharacterKind> = new Set([
  ...(['fish', 'puffer', 'shark', 'dolphin', 'whale'] as const),
  ...(['octopus', 'crab', 'jellyfish', 'starfish', 'turtle'] as const),
]);

/** They fly when they jump. */
const fliers: readonly CharacterKind[] = [
  ...(['bat', 'bird', 'butterfly', 'bee', 'chick', 'duck'] as const),
  ...(['goose', 'hen', 'ladybird', 'owl', 'raven'] as const),
];
const shadow = '#1c2a20';

describe('a character', () => {
  it.each(everyKindAndPose)('$k can $pose, completely and on the ground', ({ k, pose }) => {
    const edges = edgesOf(drawn({ k, pose, wear: '#4f83b0', scarf: '#d34f45' }));
    expect(edges.left).toBeGreaterThan(-220);
    expect(edges.right).toBeLessThan(220);
    expect(edges.top).toBeGreaterThan(-345);
    expect(edges.bottom).toBeLessThan(30);
    // Something of every character on land touches the ground, be it a shadow; only a ghost floats.
    const isAloft = aloft.has(pose) || (pose === 'jump' && fliers.includes(k));
    if (!floats.has(k) && !isAloft) expect(edges.bottom).toBeGreaterThan(k === 'ghost' ? -10 : -8);
  });

  it.each(names.characterKinds)('%s has a different face for every feeling', (k) => {
    const looks = names.faces.map((face) => JSON.stringify(drawn({ k, face })));
    // A duck's bill and an owl's beak are only open or shut; eyes and brows show the rest.
    const min = ['duck', 'goose', 'owl'].includes(k) ? 8 : names.faces.length;
    expect(new Set(looks).size).toBeGreaterThanOrEqual(min);
  });

  it.each(names.characterKinds.filter((k) => k !== 'duck' && k !== 'goose'))(
    '%s hides its face when it looks away',
    (k) => {
      const away = (face: Face) => JSON.stringify(drawn({ k, pose: 'back', face }));
      expect(away('laugh')).toBe(away('sad'));
    },
  );

  it.each(fliers)('%s has no shadow at its feet in the air', (k) => {
    for (const pose of ['jump', 'fly'] as const)
      expect(drawn({ k, pose }).some(({ colour }) => colour === shadow)).toBe(false);
    expect(drawn({ k }).some(({ colour }) => colour === shadow)).toBe(true);
  });

  it.each(['child', 'robot'] as const)('%s has none over a bed', (k) => {
    const jumping = (y: number) => {
      const pen = new Pen(1);
      drawCharacter(pen, { k, pose: 'jump', x: 500, y });
      return pen.marks.some(({ colour }) => colour === shadow);
    };
    expect([jumping(860), jumping(570)]).toEqual([true, false]);
  });

  it.each(['lie', 'sleep', 'swim'] as const)('lies as a robot does: %s', (pose) => {
    const [lying, standing] = [edgesOf(drawn({ k: 'robot', pose })), edgesOf(drawn({ k: 'robot' }))];
    expect(lying.bottom - lying.top).toBeLessThan((standing.bottom - standing.top) * 0.85);
  });

  it.each(['robot', 'owl'] as const)('sits lower than it stands: %s', (k) => {
    const top = (pose: Pose) => edgesOf(drawn({ k, pose })).top;
    expect(top('sit')).toBeGreaterThan(top('stand') + 20);
    expect(top('sleep')).toBeGreaterThan(top('stand') + 20);
  });

  it('reaches to the side to which it looks, with either arm', () => {
    const reach = (look: readonly [number, number], side: 'al' | 'ar') => {
      const marks = drawn({ k: 'child', look, [side]: 'reach', mitt: '#123456' });
      const hands = marks.filter(({ colour }) => colour === '#123456');
      const { left, right } = edgesOf(side === 'al' ? hands.slice(0, 1) : hands.slice(1));
      return (left + right) / 2;
    };
    for (const side of ['al', 'ar'] as const) {
      expect(reach([1, 0], side)).toBeGreaterThan(40);
      expect(reach([-1, 0], side)).toBeLessThan(-40);
    }
  });

  it.each(names.characterKinds)('%s shuts its eyes when it sleeps', (k) => {
    expect(drawn({ k, pose: 'sleep' })).toEqual(drawn({ k, pose: 'sleep', face: 'sleep' }));
    expect(drawn({ k })).toEqual(drawn({ k, face: 'smile' }));
  });

  it.each(names.uprightKinds)('%s can turn its head', (k) => {
    const heads = names.facings.map((facing) => JSON.stringify(drawn({ k, facing })));
    expect(new Set(heads).size).toBe(names.facings.length);
  });

  it.each(names.poses)('has a fishtail in place of feet: %s', (pose) => {
    const colours = drawn({ k: 'child', pose, fishtail: '#123456', boots: '#654321' }).map(
      ({ colour }) => colour,
    );
    expect(colours).toContain('#123456');
    expect(colours).not.toContain('#654321');
  });

  it('turns its head slightly towards where its eyes look', () => {
    expect(drawn({ k: 'fox', look: [1, 0] })).not.toEqual(drawn({ k: 'fox', look: [1, 0], facing: 'front' }));
  });

  it.each(names.arms)('holds things with an arm in the pose "%s"', (arm) => {
    for (const k of names.characterKinds)
      expect(edgesOf(drawn({ k, arm, hold: 'apple' })).height).toBeGreaterThan(40);
  });

  it.each(names.uprightKinds)('%s has a dummy in place of a mouth, and below the eyes', (k) => {
    const marks = drawn({ k, dummy: '#123456' });
    const eyes = edgesOf(marks.filter(({ colour }) => colour === '#fffdf6'));
    const dummy = edgesOf(marks.filter(({ colour }) => colour === '#123456'));
    expect(dummy.bottom).toBeGreaterThan(eyes.bottom);
    expect(drawn({ k, dummy: '#123456', speech: 'open' })).toEqual(marks);
  });

  it.each(names.characterKinds)('%s has a thing on its head, and not before the eyes', (k) => {
    const marks = drawn({ k, onHead: 'apple', holdo: { c: '#123456' } });
    const head = edgesOf(drawn({ k }));
    const thing = edgesOf(marks.filter(({ colour }) => colour === '#123456'));
    // Ears, antennas and a unicorn's horn rise higher than a head.
    expect(thing.bottom).toBeLessThan(head.top + 100);
    expect(thing.bottom).toBeGreaterThan(head.top - 10);
    expect(thing.left).toBeGreaterThan(head.left);
    expect(thing.right).toBeLessThan(head.right + 10);
  });

  it.each(['carry', 'lift', 'hug'] as const)('holds a thing between both arms: %s', (arm) => {
    const marks = drawn({ k: 'child', arm, hold: 'apple', holdo: { c: '#123456' } });
    const { left, right } = edgesOf(marks.filter(({ colour }) => colour === '#123456'));
    expect(Math.abs(left + right)).toBeLessThan(8);
  });

  it.each(names.hats)('has a %s on its head, whose colour is apart from the rest', (hat) => {
    const [plain, coloured] = [drawn({ k: 'child', hat }), drawn({ k: 'child', hat, hatc: '#123456' })];
    expect(edgesOf(plain)).toEqual(edgesOf(coloured));
    expect(coloured).not.toEqual(plain);
  });

  it('wears its hair in many ways, of any colour', () => {
    const heads = names.hairstyles.map((hairstyle) => drawn({ k: 'child', hairstyle, hair: '#123456' }));
    expect(new Set(heads.map((marks) => JSON.stringify(marks))).size).toBe(names.hairstyles.length);
    for (const marks of heads) expect(marks.some(({ colour }) => colour === '#123456')).toBe(true);
  });

  it.each(names.poses)('sits in a wheelchair, or lies without it: %s', (pose) => {
    const [seated, bare] = [drawn({ k: 'child', pose, wheelchair: true }), drawn({ k: 'child', pose })];
    expect(edgesOf(seated).bottom).toBeLessThan(30);
    const isWithout = ['sleep', 'lie', 'swim', 'fly'].includes(pose);
    expect(JSON.stringify(seated) === JSON.stringify(bare)).toBe(isWithout);
  });

  it('closes its eyes in a blink and continues to speak', () => {
    for (const k of ['bear', 'robot'] as const) {
      const speaking = drawn({ k, speech: 'open' });
      expect(drawn({ k, speech: 'open', blink: true })).not.toEqual(speaking);
      expect(drawn({ k })).not.toEqual(speaking);
    }
  });

  it('is taller as an adult than as a child, with a head of the same size', () => {
    const top = (k: CharacterKind) => edgesOf(drawn({ k })).top;
    expect(top('adult')).toBeLessThan(top('child') - 20);
  });
});
