// The names that a scene knows: data can be checked against them at run time. Drawings of them are in `art/`.

/**
 * Open land is `hills`, `forest`, `mountain`, `jungle` or `desert`, with houses `town`. A `street` and a railway `platform` are flat,
 * with way for figures in front. A harbour's `quay`, a paved `square` and the lawn of a `pitch` are flat, too. `deck` is a ship's,
 * `reef` is under water, and `moon` has a sky that is always black.
 */
export const grounds = [
  'hills', 'forest', 'town', 'mountain', 'jungle', 'desert', 'sea', 'beach', 'reef', 'street', 'platform',
  'quay', 'square', 'pitch', 'deck', 'moon', 'room',
] as const; // prettier-ignore

/** How the wall of a room is papered or built; `canvas` is a tent's, `roof` an attic's, `panels` a spaceship's, `drapes` a stage's. */
export const wallPatterns = [
  'stripes', 'plain', 'dots', 'stars', 'tiles', 'stones', 'planks', 'panels', 'canvas', 'roof', 'drapes',
] as const; // prettier-ignore

export const floorings = ['boards', 'tiles', 'stones', 'straw', 'plain'] as const;

/** The shape of a room's window. */
export const panes = ['square', 'round', 'arch'] as const;

export const propNames = [
  'tree', 'pine', 'bare', 'bush', 'house', 'lighthouse', 'rock', 'mushroom', 'fence', 'pond', 'boat',
  'lantern', 'snowman', 'gift', 'clock', 'reeds', 'umbrella', 'bucket', 'jar', 'letter', 'table', 'lamp',
  'hive', 'bee', 'flower', 'kite', 'rocket', 'moth', 'bird', 'whale', 'cloudrain', 'rainbow', 'bench',
  'signpost', 'apple', 'book', 'bed', 'door', 'boots', 'basket', 'streetlamp', 'comb', 'sun', 'bolt', 'cup',
  'cake', 'ball', 'teddy', 'star', 'moon', 'key', 'crown', 'chest', 'balloon', 'egg', 'nut', 'shell', 'car',
  'tractor', 'train', 'seaweed', 'coral', 'board', 'pedestal', 'frame', 'magnifier', 'ruler', 'hourglass',
  'puzzle', 'globe', 'heart', 'tooth', 'telescope', 'microscope', 'camera', 'telephone', 'computer', 'press',
  'bulb', 'magnet', 'gear', 'wheel', 'notes', 'volcano', 'pyramid', 'castle', 'bridge', 'planet', 'bread',
  'chocolate', 'cheese', 'icecream', 'bicycle', 'plane', 'hat', 'sock', 'shoe', 'scarf', 'bus', 'digger',
  'sledge', 'candle', 'bell', 'spoon', 'pumpkin', 'cloud', 'pram', 'cradle', 'potty', 'toothbrush', 'blanket',
  'pillow', 'plaster', 'stethoscope', 'thermometer', 'tissue', 'suitcase', 'box', 'map', 'schoolbag',
  'schoolcone', 'chair', 'blackboard', 'pencil', 'drawing', 'wateringcan', 'carrot', 'tomato', 'sprout',
  'worm', 'puddle', 'spade', 'tub', 'soap', 'towel', 'mirror', 'bowl', 'pan', 'pancake', 'cookie', 'crumbs',
  'sweets', 'teapot', 'tray', 'bone', 'footprint', 'dinoskeleton', 'fireengine', 'crane', 'ladder', 'hose',
  'hammer', 'saw', 'swing', 'slide', 'sandcastle', 'goal', 'medal', 'drum', 'palm', 'cactus', 'helm', 'barrel',
  'stall', 'wheelbarrow', 'roadcone', 'column', 'tent', 'window', 'stairs', 'curtain', 'drawer', 'mailbox',
  'nest', 'sword', 'shield', 'flag', 'rope', 'raft', 'net', 'cage', 'firetorch', 'torch', 'nightlight',
  'campfire', 'wreath', 'stocking', 'crescent', 'shelf', 'wardrobe', 'sofa', 'stove', 'sink', 'toilet',
  'workbench', 'hay', 'stage', 'mask', 'feather', 'broom', 'cauldron', 'plank', 'paper', 'string', 'hole',
  'plate', 'oilcan', 'pebble', 'woodslice', 'sign', 'longscarf', 'glasses', 'menorah', 'candlestick',
  'opendoor', 'dummy', 'submarine', 'helicopter', 'policecar', 'icecreamvan', 'lorry', 'rescuebasket',
  'paperlantern', 'bunman', 'easteregg', 'wave', 'shards', 'ufo', 'cheesewheel', 'wheelchair', 'archbridge',
  'taxi', 'lightning', 'spaghetti', 'mitten', 'leafpile', 'rake', 'vacuum', 'washline', 'shirt', 'trousers', 'sheet',
  'peg', 'pool', 'pegcrocodile', 'liftdoor', 'shadow', 'button', 'alarmclock', 'sandwich', 'tram', 'pizza', 'bobble',
  'bubble', 'underpants', 'paperplane', 'flagpole', 'spottedflag', 'block', 'dough',
] as const; // prettier-ignore

export const skies = ['day', 'dawn', 'dusk', 'night', 'storm', 'snow', 'snownight', 'autumn', 'sea'] as const;

export const weathers = ['snow', 'rain', 'fireflies', 'leaves', 'mist'] as const;

/** How near the camera is: `close` shows a face, `near` a figure, `middle` the whole paper, `far` the wide land. */
export const shots = ['far', 'middle', 'near', 'close'] as const;

/** Those who have a body of their own. */
export const ownBodies = [
  'owl', 'robot', 'ghost', 'duck', 'goose', 'raven', 'bat', 'spider', 'snake', 'snail', 'bird', 'hen',
  'chick', 'butterfly', 'bee', 'ladybird', 'fish', 'puffer', 'shark', 'dolphin', 'whale', 'octopus', 'crab',
  'jellyfish', 'starfish', 'turtle',
] as const; // prettier-ignore

/** Those with the common upright body. */
export const uprightKinds = [
  'fox', 'bear', 'polar', 'rabbit', 'mouse', 'cat', 'dog', 'hedgehog', 'badger', 'dragon', 'sheep',
  'squirrel', 'frog', 'lion', 'tiger', 'wolf', 'elephant', 'pony', 'unicorn', 'cow', 'pig', 'monkey',
  'penguin', 'dinosaur', 'giraffe', 'horse', 'zebra', 'crocodile', 'hippo', 'reindeer', 'alien', 'baby', 'child',
  'adult',
] as const; // prettier-ignore

export const characterKinds = [...uprightKinds, ...ownBodies] as const;

/**
 * What the body does. `stand` faces us; `walk`, `run`, `sneak` and `push` go to the right (mirror with `flip`), `trot` does
 * so on all fours, and `onfours` stands there; `sit` and `kneel` are on the ground facing us; `sleep` lies curled up, `lie`
 * awake on the back, its head at the left; `back` looks away from us, and so does `climb`; `jump` and `fly` are in the air,
 * `swim` lies in water or air and goes to the right; `dig` bends to the ground at the right; `hug` holds whoever stands close
 * at the right (draw them first).
 * Those with bodies of their own have a plainer pose for some; owls, birds and insects fly when they jump, a duck swims when
 * it sits, and a snail sleeps in its house. Those of the sea float, and rise when they jump.
 */
export const poses = [
  'stand', 'walk', 'run', 'sneak', 'trot', 'onfours', 'sit', 'kneel', 'sleep', 'lie', 'back', 'jump', 'fly',
  'swim', 'climb', 'dig', 'push', 'hug',
] as const; // prettier-ignore

/** What somebody may lack that others of the kind have; the pattern is a zebra's stripes, and a giraffe's patches. */
export const lacks = ['nothing', 'pattern', 'neck', 'mane', 'trunk', 'horn', 'tail', 'spikes'] as const;

/** Where the head turns: `left` and `right` are half in profile. */
export const facings = ['front', 'left', 'right', 'back'] as const;

/**
 * `up` goes straight up, `reach` in the direction of the gaze. With both arms in `carry`, the held thing is before the belly; in `hug`
 * before the chest, in `lift` above the head.
 */
export const arms = [
  'down', 'wave', 'up', 'hold', 'point', 'hip', 'cheek', 'reach', 'carry', 'lift', 'hug',
] as const; // prettier-ignore

export const faces = [
  'smile', 'happy', 'laugh', 'sad', 'worry', 'wow', 'sleep', 'sing', 'talk', 'angry', 'thinking', 'shy',
] as const; // prettier-ignore

export const hairstyles = ['long', 'short', 'curls', 'plaits', 'bun', 'bob', 'ponytail', 'afro'] as const;

export const hats = [
  'santa', 'beanie', 'captain', 'witch', 'crown', 'flower', 'pirate', 'helmet', 'fire', 'hardhat', 'space',
  'baker', 'peaked', 'cap',
] as const; // prettier-ignore
