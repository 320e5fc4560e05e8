// What the robot sketches before the first picture of a story has arrived: whom and what the title names, in the world of its kind.
import type { WizardWorld } from './wizard-form';

/** A part of a sketch, in the coordinates of the easel. */
interface Part {
  /** Areas in a colour of `easel.css`. None reaches its pencil line everywhere. */
  readonly washes: readonly (readonly [colour: string, d: string])[];
  readonly lines: string;
}

/** A part that stands for words in a title, in German and English. */
interface NamedPart extends Part {
  readonly words: RegExp;
  /** Whether it stands on water, in place of a hill with a tree. */
  readonly isAfloat?: boolean;
}

/** Returns the parts of a story's sketch, the farthest first. */
export function sketchOf(title: string, world: WizardWorld): readonly Part[] {
  const named = (parts: readonly NamedPart[]) => parts.find(({ words }) => words.test(title));
  const { light, tree } = ofWorld[world];
  const hero = named(heads) ?? child;
  const thing = named(things);
  return [
    ...(thing?.isAfloat === true ? [water] : [hills, tree]),
    thing ?? house,
    named(lights) ?? light,
    { washes: [...body.washes, ...hero.washes], lines: `${body.lines}${hero.lines}` },
  ];
}

const sky = [
  'sky',
  'M226 66q64-24 132-10t142-4 104 12q12 76-2 152-46 26-92 8-56-30-112-2-58 32-116 8-36-12-54 2-14-82-2-166z',
] as const;

const hills: Part = {
  washes: [
    sky,
    [
      'ground',
      'M226 346q76-62 172-50 84 10 130-12 50-22 84-12 8 84-4 156-92 12-192 6-98-6-186 2-10-52-4-90z',
    ],
  ],
  lines: 'M226 338q76-56 152-53M474 294q40 4 68-12 30-15 66-15M238 350q66-48 132-54',
};

const water: Part = {
  washes: [sky, ['sea', 'M226 318q60 14 120-2t130 2 136-4q8 70-2 130-92 12-192 6-98-6-186 2-12-62-6-134z']],
  lines:
    'M224 318q16-10 32 0t32 0 32 0 32 0 32 0M470 300q16-10 32 0t32 0 32 0 32 0M236 372q14-9 28 0t28 0 28 0M520 364q14-9 28 0t28 0M252 412q12-8 24 0t24 0M528 404q12-8 24 0t24 0 24 0',
};

// In the sky, on the right.

const sun: NamedPart = {
  words: /sunn?|sonne|summer|sommer/i,
  washes: [['light', 'M516 104q4-32 34-30t32 32-36 28-30-30z']],
  lines: 'M514 104a34 34 0 1 1 0 2M548 50v-8M592 74l7-6M602 112h8M500 74l-6-6',
};

const star: NamedPart = {
  words: /\bstars?\b|\bstarl|stern|comet|komet|wish|wunsch/i,
  washes: [['light', 'M542 70l16 32 30 5-22 26 4 32-32-12-28 14 4-34-22-22 32-8z']],
  lines:
    'M540 60L558 92L593 99L569 125L573 161L540 146L507 161L511 125L487 99L522 92zM530 112v5M550 112v5M533 124q7 7 14 0M456 88v14M449 95h14M476 152v12M470 158h12M596 176v12M590 182h12',
};

const moon: NamedPart = {
  words: /moon|mond|night|nacht|dream|traum|sleep|schlaf|\bbett|\bbed\b/i,
  washes: [['light', 'M552 70q-40 6-34 46 12 38 60 24-30 0-36-34 0-22 10-36z']],
  lines:
    'M556 66a42 42 0 1 0 34 62a36 36 0 0 1-34-62zM534 100q4 4 8 0M532 116q6 6 12 2M466 86v14M459 93h14M484 140v12M478 146h12M602 84v10M597 89h10',
};

const rain: NamedPart = {
  words: /rain|regen|storm|sturm|cloud|wolke|thunder|gewitter|wind/i,
  washes: [],
  lines:
    'M500 120q-18-34 20-38 16-32 48-10 34-2 32 34-2 14-18 14zM516 138l-6 16M544 138l-6 16M572 138l-6 16M530 162l-6 16M558 162l-6 16',
};

const lights: readonly NamedPart[] = [star, moon, rain, sun];

// On the hill, on the right.

const roundTree: Part = {
  washes: [['tree', 'M466 226q-8-44 32-50 36-26 60 12 34 18 14 48-18 28-52 18-42 6-54-28z']],
  lines:
    'M498 282q6-26 0-52M518 278q-4-24 2-50M452 226q-14-46 34-56 40-32 70 8 40 20 18 58-14 34-58 22-44 14-64-32z',
};

const bareTree: Part = {
  washes: [],
  lines:
    'M498 288q8-44 0-70M514 284q-4-34 2-58M498 220q-6-24-30-36M516 228q10-30 34-40M506 224q2-26-8-52M476 196l-18 2M540 196l22 4M502 190l16-16',
};

const fir: Part = {
  washes: [['tree', 'M462 262l42-94 38 98q-42 8-80-4z']],
  lines: 'M496 284v-20M508 284v-20M458 262l32-40h-18l24-32h-12l20-32 20 32h-12l24 32h-18l32 40z',
};

const ofWorld: Readonly<Record<WizardWorld, { readonly light: Part; readonly tree: Part }>> = {
  wood: { light: sun, tree: roundTree },
  'dark-tale': { light: moon, tree: bareTree },
  christmas: { light: star, tree: fir },
};

// Beside the hero, on the left.

const house: Part = {
  washes: [['roof', 'M266 256q20-34 52-54 30 22 50 52-54 8-102 2z']],
  lines:
    'M274 256v58M362 254v38M256 262q32-38 60-66 32 30 62 62M262 266q28-30 52-60M298 304v-20q14-14 28 0v14M312 232a9 9 0 1 0 .1 0',
};

const things: readonly NamedPart[] = [
  {
    isAfloat: true,
    words:
      /boat|boot\b|boote|ship|schiff|\bsea\b|\bmeer|\bsee\b|pond|teich|river|fluss|island|insel|captain|kapitän|pirat/i,
    washes: [
      ['roof', 'M254 294h104q-12 28-34 30h-42q-22-4-28-30z'],
      ['light', 'M306 216q38 28 34 60h-34z'],
    ],
    lines:
      'M248 290h114q-8 36-34 38h-46q-28-4-34-38zM304 290V200M304 208q44 30 40 72h-40M296 222q-28 26-30 58h30',
  },
  {
    words: /castle|schloss|burg|tower|turm|king|könig|queen|prin[cz]|knight|ritter|ghost|gespenst/i,
    washes: [['roof', 'M278 222h58l2 84q-34 8-62 2zM308 178l22 8-22 8z']],
    lines:
      'M276 318v-98M338 306v-86M268 220v-24h14v12h14v-12h22v12h14v-12h14v24zM296 312v-24q11-14 22 0v20M302 244q6-8 12 0v16h-12zM307 196v-26l24 9-24 9',
  },
  {
    words: /lantern|latern|\blamp|lampe|light|licht|candle|kerze/i,
    washes: [['light', 'M276 236q28-6 60 0l-4 52q-26 6-52 0z']],
    lines:
      'M284 232h44l10 12v44l-10 12h-44l-10-12v-44zM290 232q16-30 32 0M306 216v-16M306 286q-12-12 0-28 12 16 0 28M258 240l-10-6M258 296l-10 6M352 240l8-4',
  },
  {
    words: /flower|blume|blüte|garden|garten|\bbees?\b|biene|butterfl|schmetterling|spring\b|frühling/i,
    washes: [['roof', 'M284 200q-10 20 2 32 20 16 40 2 14-18 2-36-22-14-44 2z']],
    lines:
      'M307 318q-4-34 0-74M306 300q-26-2-32-24 28-2 32 24M306 284q6-24 30-26-4 26-30 26M306 204a14 14 0 1 1-.1 0M300 200q-22-30 6-34 28 4 6 34M320 210q30-22 34 6-4 28-34 14M316 234q18 26-8 30-28-4-8-30M292 230q-30 14-34-12 4-28 34-8',
  },
  {
    words: /\bgift|present\b|geschenk|parcel|paket|\bbox\b|kiste|treasure|schatz|birthday|geburtstag/i,
    washes: [['roof', 'M262 260h88l-2 48q-44 8-84 2z']],
    lines:
      'M260 258h96v58h-96zM252 238h112v20H252zM308 238v78M308 238q-40-2-34-26 20-12 34 26 14-38 34-26 6 24-34 26',
  },
  {
    words: /rocket|rakete|\bspace|weltraum|weltall|planet|astronaut/i,
    washes: [['roof', 'M308 198q28 46 0 108-30-58 0-108z']],
    lines:
      'M308 312q-36-60 0-126 36 66 0 126zM288 278l-24 36 30-8M328 278l24 36-30-8M308 234a12 12 0 1 1-.1 0M298 320q10 16 20 0',
  },
  {
    words: /balloon|ballon|\bball\b|kite\b|drachen\b|circus|zirkus/i,
    washes: [['roof', 'M306 250q-32-24-22-52 24-22 46 2 8 28-24 50z']],
    lines: 'M306 258q-42-30-28-62 28-30 56 0 14 32-28 62zM300 264h12M306 264q-14 28 2 54M288 204q4-12 14-14',
  },
];

// The hero in the middle, who points at the sky.

const body: Part = {
  washes: [
    ['hero', 'M386 312q0-44 42-46t42 44-42 40-42-38zM396 366q32-20 62 0 16 32 12 68-44 10-86 0-4-36 12-68z'],
  ],
  lines:
    'M384 308a43 41 0 1 1 0 2M411 300v5M443 300v5M418 322q9 9 18 0M396 366q-16 34-12 72M458 366q16 34 12 72M392 384q-26 2-34-26M464 388q26-6 34-46',
};

const child: Part = {
  washes: [['roof', 'M388 296q4-30 40-32 34 2 40 32-26 0-42-18-14 16-38 18z']],
  lines:
    'M386 298q24-2 38-22 16 20 46 20M385 296q-14 30-4 52M470 296q14 30 4 52M427 266q-4-14 10-18M396 400q30 10 62 0',
};

const heads: readonly NamedPart[] = [
  {
    words: /(^|[^p])hasen?\b|\bhares?\b|häschen|rabbit|bunn(y|ies)|kaninchen/i,
    washes: [],
    lines: 'M404 272q-18-52-4-64 18 2 20 56M436 266q0-52 16-62 18 10 0 68M427 312v2',
  },
  {
    words: /\bbears?\b|bär(?!t)|panda|teddy|badger|dachs/i,
    washes: [['hero', 'M390 286q-14-18 2-28 16-2 20 14zM464 286q14-18-2-28-16-2-20 14z']],
    lines: 'M388 290q-18-24 2-36 22-4 26 18M440 272q4-22 26-18 20 12 0 36M421 310q6-5 12 0-6 9-12 0',
  },
  {
    words: /\bmouse\b|\bmice\b|maus|mäus|elephant|elefant|monkey|affe/i,
    washes: [['roof', 'M388 280q-28-6-22-28 16-14 34 16zM466 280q28-6 22-28-16-14-34 16z']],
    lines:
      'M388 290q-40-8-30-40 22-26 48 20M448 270q26-46 48-20 10 32-30 40M424 311h6M384 320l-22-3M386 328l-20 6M470 320l22-3M468 328l20 6',
  },
  {
    words:
      /\bcats?\b|kitten|katze|kater|kätzchen|\bfox|fuchs|füchs|wol[fv]|wölf|tiger|lion|löwe|squirrel|eichhörnchen/i,
    washes: [],
    lines:
      'M388 290l-8-50 38 26M436 266l38-26-8 50M394 276l-4-20M460 276l4-20M423 310l4 5 4-5M384 318l-22-3M386 326l-20 6M470 318l22-3M468 326l20 6',
  },
  {
    words: /\bdogs?\b|pupp(y|ies)|\bhund(e|es|in)?\b|welpe|\bsheep|schaf|\bcows?\b|\bkuh/i,
    washes: [['roof', 'M396 280q-30-4-32 38 14 14 24-6zM458 280q30-4 32 38-14 14-24-6z']],
    lines: 'M396 276q-36-8-38 44 20 16 30-8M458 276q36-8 38 44-20 16-30-8M420 310q7-5 14 0-7 9-14 0',
  },
  {
    words:
      /\bbirds?\b|vogel|vögel|\bowls?\b|eule|\bduck|ente\b|pin?gui|\bhens?\b|huhn|hühn|chick|küken|raven|rabe|goose|\bgans/i,
    washes: [['light', 'M417 308h20l-10 16z']],
    lines: 'M427 266q-14-18-2-30M427 266q6-20 20-20M416 308h22l-11 18zM404 384q6 10 12 0 6 10 12 0 6 10 12 0',
  },
  {
    words: /robot/i,
    washes: [['light', 'M420 236q8-8 14 0-6 10-14 0z']],
    lines:
      'M427 267v-20M427 247a8 8 0 1 1 .1 0M384 300h-12v18h12M470 300h12v18h-12M406 386h42v26h-42zM418 399h.1M436 399h.1',
  },
  {
    words: /dragon|drache|\bdino/i,
    washes: [['roof', 'M420 268l8-26 8 26zM396 278l-8-30 22 16zM458 278l8-30-22 16z']],
    lines:
      'M398 278l-10-32 22 20M444 266l22-20-10 32M418 267l9-26 9 26M470 424q44 6 50-32l14 10-8-26-16 18M422 312h.1M432 312h.1',
  },
  {
    words: /hedgehog|\bigel/i,
    washes: [],
    lines:
      'M382 320l-16-6 14-12-12-14 18-2-4-18 18 6 4-18 14 12 9-16 9 16 14-12 4 18 18-6-4 18 18 2-12 14 14 12-16 6M423 310l4 5 4-5',
  },
];
