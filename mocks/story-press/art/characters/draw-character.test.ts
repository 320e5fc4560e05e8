import { describe, expect, it } from 'vitest';
import type { Arm, Character, CharacterKind, Face, Facing, Pose } from '../../scene';
import { Pen, type Mark } from '../drawing/pen';
import { drawCharacter, ownBodies } from './draw-character';
import { species } from './species';

const kinds = [...Object.keys(species), ...Object.keys(ownBodies)].filter(isKind);
const poses: readonly Pose[] = [
  'stand',
  'walk',
  'run',
  'sneak',
  'trot',
  'onfours',
  'sit',
  'kneel',
  'sleep',
  'lie',
  'back',
  'jump',
  'fly',
  'swim',
  'climb',
  'dig',
  'push',
  'hug',
];
/** Poses that need no ground. */
const aloft: ReadonlySet<Pose> = new Set(['fly', 'swim', 'climb']);
const faces: readonly Face[] = [
  'smile',
  'happy',
  'laugh',
  'sad',
  'worry',
  'wow',
  'sleep',
  'sing',
  'talk',
  'angry',
  'thinking',
  'shy',
];
const facings: readonly Facing[] = ['front', 'left', 'right', 'back'];
const arms: readonly Arm[] = [
  'down',
  'wave',
  'up',
  'hold',
  'point',
  'hip',
  'cheek',
  'reach',
  'carry',
  'lift',
  'hug',
];

function isKind(name: string): name is CharacterKind {
  return Object.hasOwn(species, name) || Object.hasOwn(ownBodies, name);
}

function drawn(character: Omit<Character, 'x' | 'y'>): readonly Mark[] {
  const pen = new Pen(1);
  // Who stands higher on the paper jumps without a shadow.
  drawCharacter(pen, { ...character, x: 0, y: 800 });
  return pen.marks;
}

/** Returns every coordinate of a drawing. */
function coordinates(marks: readonly Mark[]) {
  const points = marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points));
  return { xs: points.map(([x]) => x), ys: points.map(([, y]) => y) };
}

const everyKindAndPose = kinds.flatMap((k) => poses.map((pose) => ({ k, pose })));

/** Those of the sea float. */
const floats: ReadonlySet<CharacterKind> = new Set([
  'fish',
  'puffer',
  'shark',
  'dolphin',
  'whale',
  'octopus',
  'crab',
  'jellyfish',
  'starfish',
  'turtle',
]);

/** They fly when they jump. */
const fliers: ReadonlySet<CharacterKind> = new Set([
  'bat',
  'bird',
  'butterfly',
  'bee',
  'chick',
  'duck',
  'goose',
  'hen',
  'ladybird',
  'owl',
  'raven',
]);
const shadow = '#1c2a20';

describe('a character', () => {
  it.each(everyKindAndPose)('$k can $pose, completely and on the ground', ({ k, pose }) => {
    const { xs, ys } = coordinates(drawn({ k, pose, wear: '#4f83b0', scarf: '#d34f45' }));
    expect([...xs, ...ys].every(Number.isFinite)).toBe(true);
    expect(Math.min(...xs)).toBeGreaterThan(-220);
    expect(Math.max(...xs)).toBeLessThan(220);
    expect(Math.min(...ys)).toBeGreaterThan(-345);
    expect(Math.max(...ys)).toBeLessThan(30);
    // Something of every character on land touches the ground, be it a shadow; only a ghost floats.
    const isAloft = aloft.has(pose) || (pose === 'jump' && fliers.has(k));
    if (!floats.has(k) && !isAloft) expect(Math.max(...ys)).toBeGreaterThan(k === 'ghost' ? -10 : -8);
  });

  it.each(kinds)('%s has a different face for every feeling', (k) => {
    const looks = faces.map((face) => JSON.stringify(drawn({ k, face })));
    // A duck's bill and an owl's beak are only open or shut; eyes and brows show the rest.
    const min = ['duck', 'goose', 'owl'].includes(k) ? 8 : faces.length;
    expect(new Set(looks).size).toBeGreaterThanOrEqual(min);
  });

  it.each(kinds.filter((k) => k !== 'duck' && k !== 'goose'))('%s hides its face when it looks away', (k) => {
    const away = (face: Face) => JSON.stringify(drawn({ k, pose: 'back', face }));
    expect(away('laugh')).toBe(away('sad'));
  });

  it.each([...fliers])('%s has no shadow at its feet in the air', (k) => {
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
    const height = (marks: readonly Mark[]) => {
      const { ys } = coordinates(marks);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(height(drawn({ k: 'robot', pose }))).toBeLessThan(height(drawn({ k: 'robot' })) * 0.85);
  });

  it.each(['robot', 'owl'] as const)('sits lower than it stands: %s', (k) => {
    const top = (pose: Pose) => Math.min(...coordinates(drawn({ k, pose })).ys);
    expect(top('sit')).toBeGreaterThan(top('stand') + 20);
    expect(top('sleep')).toBeGreaterThan(top('stand') + 20);
  });

  it('reaches to the side to which it looks, with either arm', () => {
    const reach = (look: readonly [number, number], side: 'al' | 'ar') => {
      const marks = drawn({ k: 'child', look, [side]: 'reach', mitt: '#123456' });
      const hands = marks.filter(({ colour }) => colour === '#123456');
      const { xs } = coordinates(side === 'al' ? hands.slice(0, 1) : hands.slice(1));
      return (Math.min(...xs) + Math.max(...xs)) / 2;
    };
    for (const side of ['al', 'ar'] as const) {
      expect(reach([1, 0], side)).toBeGreaterThan(40);
      expect(reach([-1, 0], side)).toBeLessThan(-40);
    }
  });

  it.each(kinds)('%s shuts its eyes when it sleeps', (k) => {
    expect(drawn({ k, pose: 'sleep' })).toEqual(drawn({ k, pose: 'sleep', face: 'sleep' }));
    expect(drawn({ k })).toEqual(drawn({ k, face: 'smile' }));
  });

  it.each(Object.keys(species).filter(isKind))('%s can turn its head', (k) => {
    const heads = facings.map((facing) => JSON.stringify(drawn({ k, facing })));
    expect(new Set(heads).size).toBe(facings.length);
  });

  it('turns its head slightly towards where its eyes look', () => {
    expect(drawn({ k: 'fox', look: [1, 0] })).not.toEqual(drawn({ k: 'fox', look: [1, 0], facing: 'front' }));
  });

  it.each(arms)('holds things with an arm in the pose "%s"', (arm) => {
    for (const k of kinds) {
      const { xs, ys } = coordinates(drawn({ k, arm, hold: 'apple' }));
      expect([...xs, ...ys].every(Number.isFinite)).toBe(true);
    }
  });

  it.each(kinds)('%s has a thing on its head, and not before the eyes', (k) => {
    const marks = drawn({ k, onHead: 'apple', holdo: { c: '#123456' } });
    const head = coordinates(drawn({ k }));
    const thing = coordinates(marks.filter(({ colour }) => colour === '#123456'));
    const foot = Math.max(...thing.ys);
    // Ears, antennas and a unicorn's horn rise higher than a head.
    expect(foot).toBeLessThan(Math.min(...head.ys) + 100);
    expect(foot).toBeGreaterThan(Math.min(...head.ys) - 10);
    expect(Math.min(...thing.xs)).toBeGreaterThan(Math.min(...head.xs));
    expect(Math.max(...thing.xs)).toBeLessThan(Math.max(...head.xs) + 10);
  });

  it('holds a thing between both arms', () => {
    for (const arm of ['carry', 'lift', 'hug'] as const) {
      const { xs, ys } = coordinates(drawn({ k: 'child', arm, hold: 'apple', holdo: { c: '#123456' } }));
      expect([...xs, ...ys].every(Number.isFinite)).toBe(true);
      const held = drawn({ k: 'child', arm, hold: 'apple', holdo: { c: '#123456' } }).filter(
        ({ colour }) => colour === '#123456',
      );
      const middles = coordinates(held).xs;
      expect(Math.abs(Math.min(...middles) + Math.max(...middles))).toBeLessThan(8);
    }
  });

  it.each(poses)('sits in a wheelchair, or lies without it: %s', (pose) => {
    const { xs, ys } = coordinates(drawn({ k: 'child', pose, wheelchair: true }));
    expect([...xs, ...ys].every(Number.isFinite)).toBe(true);
    expect(Math.max(...ys)).toBeLessThan(30);
    const isWithout = ['sleep', 'lie', 'swim', 'fly'].includes(pose);
    expect(
      JSON.stringify(drawn({ k: 'child', pose, wheelchair: true })) ===
        JSON.stringify(drawn({ k: 'child', pose })),
    ).toBe(isWithout);
  });

  it('closes its eyes in a blink and continues to speak', () => {
    for (const k of ['bear', 'robot'] as const) {
      const speaking = drawn({ k, speech: 'open' });
      expect(drawn({ k, speech: 'open', blink: true })).not.toEqual(speaking);
      expect(drawn({ k })).not.toEqual(speaking);
    }
  });

  it('is taller as an adult than as a child, with a head of the same size', () => {
    const top = (k: CharacterKind) => Math.min(...coordinates(drawn({ k })).ys);
    expect(top('adult')).toBeLessThan(top('child') - 20);
  });
});
