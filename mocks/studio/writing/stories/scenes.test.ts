// Each picture shows who is on its page, nobody's face covered, and everything at a size at which one believes it.
import { beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../base/random';
import type { PropLook, PropName } from '../../drawing/scene';
import { Pen } from '../../drawing/pen/pen';
import { props } from '../../drawing/props/props';
import type { Figure } from '../lexicon/figure';
import { placeById } from '../lexicon/places';
import { thingDrawnAs } from '../lexicon/things';
import { rolesOf } from '../staging/roles';
import { sceneOf } from '../staging/stage';
import { understood } from '../title/understand';
import { createSeenIn, visibleShare, type Seen } from './drawn-scene.fixture';
import { storyFiles } from './story-files';
import type { DescribedScene, StoryFile } from './story-file';
import thingHeights from './thing-heights.fixture.json' with { type: 'json' };

/** Who plays the first role where anybody may: bodies and sizes differ. */
const titles = ['Mia', 'The mouse', 'The elephant'];

interface Page {
  readonly name: string;
  readonly texts: readonly string[];
  readonly described: DescribedScene;
  readonly unseen: readonly string[];
  readonly seen: readonly Seen[];
  /** Those of the cast who are drawn. */
  readonly figures: readonly { readonly role: string; readonly seen: Seen }[];
}

/** Returns every picture of a story, with each hero. */
function* pagesOf(file: StoryFile): Generator<Page> {
  const beats = file.beats.map(({ de, en, headline, ...beat }, index) => ({
    ...beat,
    name: `page ${index + 1}, “${headline.en}”`,
    texts: [de.middle, en.middle],
  }));
  const { de, en, ...last } = file.ending;
  type Source = Pick<(typeof beats)[number], 'name' | 'texts' | 'scene' | 'place' | 'unseen'>;
  const cover: Source = { name: 'cover', texts: [], scene: file.cover };
  const all: readonly Source[] = [cover, ...beats, { ...last, name: 'ending', texts: [de, en] }];
  const [home = 'meadow'] = file.places;
  const [atmosphere = 'day'] = file.worlds;
  const seenIn = createSeenIn();
  for (const title of titles) {
    const roles = rolesOf(file, understood(title, 'English'), 'English', randomFrom(1));
    const given = file.thing?.find((prop) => prop !== '*') ?? 'ball';
    const thing = file.thing ? thingDrawnAs(given) : undefined;
    for (const { name, texts, scene: described, place, unseen = [] } of all) {
      const where = placeById(place ?? described.place ?? home);
      const scene = sceneOf(described, where, { atmosphere, mood: file.mood, roles, thing, seed: 1 });
      const seen = seenIn(scene);
      const figures = seen.flatMap((one) => {
        const role = roleOf(one, described, roles);
        return role === undefined ? [] : [{ role, seen: one }];
      });
      yield { name: `${name} (${title})`, texts, described, unseen, seen, figures };
    }
  }
}

/** Returns whose figure it is; undefined for things, and for animals that only one picture has. */
function roleOf(
  { thing }: Seen,
  { put, back = [] }: DescribedScene,
  roles: Readonly<Record<string, Figure>>,
): string | undefined {
  if (!('k' in thing)) return undefined;
  const described = [...put, ...back].find(
    (one) =>
      'who' in one && one.at[0] === thing.x && one.at[1] === thing.y && roles[one.who]?.look.k === thing.k,
  );
  return described && 'who' in described ? described.who : undefined;
}

/** Returns the roles that act or speak in a text for four-year-olds; whoever is only talked of is not meant. */
function rolesIn(text: string, { cast }: StoryFile): Set<string> {
  const plain = text.replaceAll(/\[[^\]]*\]/g, ' ');
  const speakers = [...plain.matchAll(/«([a-z]+):/g)].map(([, role = '']) => role);
  const narrated = plain.replaceAll(/«[^»]*»/g, ' ');
  const named = [...narrated.matchAll(/\{([A-Za-z]+)(?::([a-z]+))?\}/g)].flatMap(([, role = '', form = '']) =>
    owners.has(form) ? [] : [role.toLowerCase()],
  );
  return new Set([...speakers, ...named].filter((role) => cast[role] !== undefined));
}

/** Forms in which a text names what belongs to somebody. */
const owners: ReadonlySet<string> = new Set(['gen', 'his', 'sein']);

/** How much of a face is free at least; of one who hugs somebody, heads touch. */
const freeFace = 2 / 3;
const huggedFace = 1 / 2;
/** How much of somebody, or of something, is at least on the picture. */
const shown = 0.25;

/** How high things usually are in a picture, in centimetres beside a child of 110; small ones are drawn larger than in life. */
const heights: Partial<Record<PropName, number>> = thingHeights;
const most = 1.6;
const least = 1 / 5;
/** How high a child is that is drawn at size 1, on the paper and in centimetres. */
const child = { drawn: 399, tall: 110 };

function heightOf(thing: PropLook & { readonly t: PropName }): number {
  const pen = new Pen(1);
  props[thing.t](pen, thing);
  const ys = pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points.map(([, y]) => y)));
  return Math.max(...ys) - Math.min(...ys);
}

/** Returns the things whose size does not suit the figures of the scene. */
function missized(
  { cast }: StoryFile,
  { put }: DescribedScene,
  outsized: readonly PropName[] = [],
): string[] {
  const sizes = put
    .flatMap((one) => ('who' in one && cast[one.who] ? [one.s ?? 1] : []))
    .sort((a, b) => a - b);
  const scale = sizes[Math.floor(sizes.length / 2)];
  if (scale === undefined) return [];
  return put.flatMap((one) => {
    const usual = 't' in one ? heights[one.t] : undefined;
    if (!('t' in one) || usual === undefined || outsized.includes(one.t)) return [];
    const tall = ((heightOf(one) * (one.s ?? 1)) / (child.drawn * scale)) * child.tall;
    return tall <= usual * most && tall >= usual * least ? [] : [`${one.t} of ${Math.round(tall)} cm`];
  });
}

describe.each(storyFiles().map((file) => ({ id: file.id, file })))('the pictures of $id', ({ file }) => {
  let pages: readonly Page[] = [];
  beforeAll(() => {
    pages = [...pagesOf(file)];
  });

  it('have a place and a size for everything', () => {
    const sizes = pages.flatMap(({ seen }) => seen.flatMap(({ box }) => Object.values(box)));
    expect(sizes.filter((size) => !Number.isFinite(size))).toEqual([]);
  });

  it('show whom their text names', () => {
    const faults = pages.flatMap(({ name, texts, unseen, seen, figures }) => {
      const [named = new Set<string>(), ...others] = texts.map((text) => rolesIn(text, file));
      const meant = [...named].filter((role) => others.every((some) => some.has(role)));
      const isShown = (one: Seen) => visibleShare(one.box, seen.slice(seen.indexOf(one) + 1)) >= shown;
      return meant
        .filter((role) => !unseen.includes(role))
        .filter((role) => !figures.some((one) => one.role === role && isShown(one.seen)))
        .map((role) => `${name}: no ${role}`);
    });
    expect(faults).toEqual([]);
  });

  it('cover nobody’s face', () => {
    const faults = pages.flatMap(({ name, unseen, seen, figures }) =>
      seen.flatMap((one, index) => {
        const role = figures.find((figure) => figure.seen === one)?.role;
        const isHidden = role !== undefined && unseen.includes(role);
        if (one.face === undefined || isHidden) return [];
        const free = 'k' in one.thing && one.thing.pose === 'hug' ? huggedFace : freeFace;
        return visibleShare(one.face, seen.slice(index + 1)) < free
          ? [`${name}: ${role ?? JSON.stringify(one.thing)}`]
          : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('show things at a size that suits those who stand beside them', () => {
    const outsized = file.beats.flatMap((beat) => beat.outsized ?? []);
    const beats = [{ scene: file.cover, headline: { en: 'cover' }, outsized }, ...file.beats, file.ending];
    const faults = beats.flatMap(({ scene, headline, ...page }) =>
      missized(file, scene, 'outsized' in page ? page.outsized : []).map((one) => `“${headline.en}”: ${one}`),
    );
    expect(faults).toEqual([]);
  });

  it('name as unseen only those of the cast', () => {
    const roles = Object.keys(file.cast);
    for (const { unseen = [] } of [...file.beats, file.ending])
      for (const role of unseen) expect(roles).toContain(role);
  });
});
