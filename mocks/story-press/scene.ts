// The data types of a picture: an author composes them and `art/` draws them. The paper is 1024 × 1024 units; x grows to the
// right, y downwards; a thing's origin is the middle of its foot. Contains no drawing code.

import type { floorings, grounds, panes, propNames, wallPatterns } from './scene-names';

export type Sky = 'day' | 'dawn' | 'dusk' | 'night' | 'storm' | 'snow' | 'snownight' | 'autumn' | 'sea';
export type Ground = (typeof grounds)[number];
export type WallPattern = (typeof wallPatterns)[number];
export type Flooring = (typeof floorings)[number];
export type Pane = (typeof panes)[number];
export type Weather = 'snow' | 'rain' | 'fireflies' | 'leaves' | 'mist';

/** Things, about 100 to 300 units tall at size 1. */
export type PropName = (typeof propNames)[number];

/** How a thing differs from its plain form; each thing uses the fields that it knows. */
export interface PropLook {
  /** Its main colour, `#rrggbb`. */
  readonly c?: string;
  /** A house's roof and door. */
  readonly roof?: string;
  readonly door?: string;
  /** Windows or lamps are lit; a torch is unless this is `false`. */
  readonly lit?: boolean;
  /** Snow lies on it. */
  readonly snow?: boolean;
  /** A tree bears apples. */
  readonly apples?: boolean;
  /** A pine is a Christmas tree. */
  readonly lights?: boolean;
  /** The sail's colour, or none. */
  readonly sail?: string | false;
  /** `false`: nothing rises from the chimney. */
  readonly smoke?: boolean;
  /** A jar's or lantern's light. */
  readonly glow?: string;
  /** Something is in the jar, bucket, basket, chest, box, bowl, nest and so on; a flag is a pirate's, a shelf a shop's. */
  readonly full?: boolean;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Size; 1 when absent. Characters are about 210 units tall at 1. */
  readonly s?: number;
  /** Turned, in radians. */
  readonly r?: number;
  /** Mirrored. */
  readonly flip?: boolean;
  /** Drawing order where it differs from y. */
  readonly z?: number;
}

export interface Prop extends Placed, PropLook {
  readonly t: PropName;
}

export type CharacterKind =
  | 'fox'
  | 'bear'
  | 'polar'
  | 'rabbit'
  | 'mouse'
  | 'cat'
  | 'dog'
  | 'hedgehog'
  | 'badger'
  | 'dragon'
  | 'sheep'
  | 'squirrel'
  | 'frog'
  | 'lion'
  | 'tiger'
  | 'wolf'
  | 'elephant'
  | 'pony'
  | 'unicorn'
  | 'cow'
  | 'pig'
  | 'monkey'
  | 'penguin'
  | 'dinosaur'
  | 'giraffe'
  | 'horse'
  | 'zebra'
  | 'crocodile'
  | 'hippo'
  | 'reindeer'
  | 'baby'
  | 'child'
  | 'adult'
  | OwnBody;

/** Those who have a body of their own. */
export type OwnBody =
  | 'owl'
  | 'robot'
  | 'ghost'
  | 'duck'
  | 'goose'
  | 'raven'
  | 'bat'
  | 'spider'
  | 'snake'
  | 'snail'
  | 'bird'
  | 'hen'
  | 'chick'
  | 'butterfly'
  | 'bee'
  | 'ladybird'
  | 'fish'
  | 'puffer'
  | 'shark'
  | 'dolphin'
  | 'whale'
  | 'octopus'
  | 'crab'
  | 'jellyfish'
  | 'starfish'
  | 'turtle';

/**
 * What the body does. `stand` faces us; `walk`, `run`, `sneak` and `push` go to the right (mirror with `flip`), `trot` does
 * so on all fours, and `onfours` stands there; `sit` and `kneel` are on the ground facing us; `sleep` lies curled up, `lie`
 * awake on the back, its head at the left; `back` looks away from us, and so does `climb`; `jump` and `fly` are in the air,
 * `swim` lies in water or air and goes to the right; `dig` bends to the ground at the right; `hug` holds whoever stands close
 * at the right (draw them first).
 * Those with bodies of their own have a plainer pose for some; owls, birds and insects fly when they jump, a duck swims when
 * it sits, and a snail sleeps in its house. Those of the sea float, and rise when they jump.
 */
export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sneak'
  | 'trot'
  | 'onfours'
  | 'sit'
  | 'kneel'
  | 'sleep'
  | 'lie'
  | 'back'
  | 'jump'
  | 'fly'
  | 'swim'
  | 'climb'
  | 'dig'
  | 'push'
  | 'hug';
/** Where the head turns: `left` and `right` are half in profile. */
export type Facing = 'front' | 'left' | 'right' | 'back';
/** With both arms in `carry`, what is held is before the belly; in `hug` before the chest, in `lift` above the head. */
export type Arm =
  | 'down'
  | 'wave'
  | 'up'
  | 'hold'
  | 'point'
  | 'hip'
  | 'cheek'
  | 'reach'
  | 'carry'
  | 'lift'
  | 'hug';
export type Face =
  | 'smile'
  | 'happy'
  | 'laugh'
  | 'sad'
  | 'worry'
  | 'wow'
  | 'sleep'
  | 'sing'
  | 'talk'
  | 'angry'
  | 'thinking'
  | 'shy';

export interface Character extends Placed {
  readonly k: CharacterKind;
  readonly pose?: Pose;
  /** Without it the head follows the eyes a little, and a walker's looks ahead. */
  readonly facing?: Facing;
  readonly face?: Face;
  /** Where the eyes look: -1 left, 1 right; -1 up, 1 down. */
  readonly look?: readonly [number, number];
  /** Eyes shut for a moment, whatever the face. */
  readonly blink?: boolean;
  /** The mouth of someone who is just speaking, in place of the face's. */
  readonly speech?: 'talk' | 'open';
  /** Head tilted, in radians. */
  readonly tilt?: number;
  /** Both arms; `al` and `ar` (the one on the right of the picture) win over it. */
  readonly arm?: Arm;
  readonly al?: Arm;
  readonly ar?: Arm;
  /** Held in the right hand, or the left with `holdl`. */
  readonly hold?: PropName;
  readonly holdl?: boolean;
  readonly holdo?: PropLook;
  /** Size of what is held. */
  readonly hs?: number;
  /** Fur or skin in another colour. */
  readonly c?: string;
  /** Pullover or coat. */
  readonly wear?: string;
  /** Whether the clothes are a dress or a long coat. */
  readonly dress?: boolean;
  /** Stripes on what is worn. */
  readonly stripe?: string;
  readonly pants?: string;
  readonly boots?: string;
  readonly scarf?: string;
  /** What hangs from the neck. */
  readonly pendant?: 'stethoscope' | 'whistle';
  /** Mittens. */
  readonly mitt?: string;
  /** Hair of a child or an adult; long without a style. */
  readonly hair?: string;
  readonly hairstyle?: 'long' | 'short' | 'curls' | 'plaits' | 'bun' | 'bob' | 'ponytail' | 'afro';
  /** A beard of this colour. */
  readonly beard?: string;
  readonly glasses?: boolean;
  /** Sits in a wheelchair and rolls in place of walking; in bed or water it is left out. Persons only. */
  readonly wheelchair?: boolean;
  readonly hat?:
    | 'santa'
    | 'beanie'
    | 'captain'
    | 'witch'
    | 'crown'
    | 'flower'
    | 'pirate'
    | 'helmet'
    | 'fire'
    | 'hardhat'
    | 'space'
    | 'baker'
    | 'peaked'
    | 'cap';
  /** The hat's colour. */
  readonly hatc?: string;
}

export type Thing = Prop | Character;

/** How near the camera is: `close` shows a face, `near` a figure, `middle` the whole paper, `far` the wide land. */
export type Shot = 'far' | 'middle' | 'near' | 'close';

export interface Scene {
  readonly sky?: Sky;
  readonly ground?: Ground;
  readonly weather?: Weather;
  readonly shot?: Shot;
  /** The point of the paper that the camera looks at when near or close (a face is about 150·s above the foot). */
  readonly focus?: readonly [number, number];
  /** The tilt of the camera, in radians; near and close only. */
  readonly tilt?: number;
  /** Height of the horizon; about 600. */
  readonly base?: number;
  /** A path that winds up to the nearest hill. */
  readonly path?: boolean;
  /** How many small flowers stand in the grass. */
  readonly flowers?: number;
  /** `false` leaves the meadow plain. */
  readonly grass?: boolean;
  /** Mountains behind any land. */
  readonly mountains?: boolean;
  /** Every other tree of the forest has lost its leaves. */
  readonly bare?: boolean;
  /** How many; 3 when absent. */
  readonly clouds?: number;
  /** At night there are stars unless this is `false`. */
  readonly stars?: boolean;
  /** The position of sun or moon, or `false`. */
  readonly sun?: readonly [number, number, number?] | false;
  readonly moon?: readonly [number, number, number?] | false;
  /** The middle of its foot line. */
  readonly rainbow?: readonly [number, number];
  /** Grasses in the lower corners, as a frame. */
  readonly frame?: boolean;
  /** A room's colours, and where its window is; `win: false` has none. */
  readonly wall?: string;
  /** Stripes when absent. */
  readonly pattern?: WallPattern;
  /** The floor of a room or deck, or the paving of a square or street. */
  readonly floor?: string;
  /** Boards in a room and slabs outdoors when absent. */
  readonly flooring?: Flooring;
  readonly curtain?: string;
  readonly rug?: string | false;
  readonly win?: number | false;
  /** A square window with curtains when absent. */
  readonly pane?: Pane;
  /** Behind the nearest hill, or in the waves. */
  readonly back?: readonly Thing[];
  /** Everyone and everything in front; lower means nearer. */
  readonly put?: readonly Thing[];
}
