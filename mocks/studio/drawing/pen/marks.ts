// Draws pictures that are data: lists of marks, described in docs/drawings.md. The schema turns each mark into a drawing function. So
// texts are parsed once, and such a picture costs no more than one in code.
import * as v from 'valibot';
import { mix } from './colour';
import { at, numbersOf, type Pen, type Point } from './pen';

/** What the author and the data chose, by name. */
type Look = Readonly<Record<string, unknown>>;
type Colour = (look: Look) => string;
type Draw = (pen: Pen, look: Look) => void;
/** Returns what draws a mark, moved by a distance: as it is written (1), or mirrored to the left (-1). */
type Step = (dx: number, dy: number, side: Side) => Draw[];
type Side = -1 | 1;

const matching = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`)));
const listOf = (item: string, gap = ' ') => `${item}(?:${gap}${item})*`;
const decimal = String.raw`-?\d+(?:\.\d+)?`;
const pair = `${decimal},${decimal}`;
const part = '(?:#[0-9a-f]{6}|[a-z]+)';

export const places = v.pipe(matching(listOf(pair)), v.transform(at));
export const place = v.pipe(
  matching(pair),
  v.transform((text): Point => at(text)[0] ?? [0, 0]),
);
const boxes = v.pipe(matching(listOf(`${pair},${pair}`)), v.transform(numbersOf));
export const discs = v.pipe(matching(listOf(`${pair},${decimal}`)), v.transform(numbersOf));
export const contours = v.pipe(
  matching(listOf(listOf(pair), String.raw` \| `)),
  v.transform((text) => text.split(' | ').map(at)),
);
const colour = v.pipe(matching(`${part}(?: ${decimal}% ${part})*`), v.transform(colourOf));
const widths = v.union([v.number(), v.strictTuple([v.number(), v.number()])]);

/** Returns a colour that depends on the look, unless it is fixed. */
function colourOf(text: string): Colour {
  const [first = '', ...shares] = text.split(/ (?=\S+% )/);
  const base = partOf(first);
  const others = shares.map((words) => {
    const [percent = '', other = ''] = words.split('% ');
    return { share: Number(percent) / 100, other: partOf(other) };
  });
  const mixed: Colour = (look) =>
    others.reduce((sum, { other, share }) => mix(sum, other(look), share), base(look));
  if (/(?<!#\w*)[a-z]/.test(text)) return mixed;
  const fixed = mixed({});
  return () => fixed;
}

function partOf(name: string): Colour {
  if (name.startsWith('#')) return () => name;
  return (look) => {
    const chosen = look[name];
    if (typeof chosen !== 'string') throw new RangeError(`There is no colour ${name}.`);
    return chosen;
  };
}

const isSo = v.exactOptional(v.literal(true));
const amount = v.exactOptional(v.number());
const stroke = v.optional(
  v.pipe(
    v.string(),
    v.transform((words) => Object.fromEntries((words.match(/\S+/g) ?? []).map(settingOf))),
    v.strictObject({
      noline: isSo, raw: isSo, thin: isSo, noink: isSo, clean: isSo, op: amount, rot: amount,
    }), // prettier-ignore
  ),
  '',
);

/** Returns the name and the value of a word of a stroke: `noline`, `op=0.8`. */
function settingOf(word: string): readonly [string, number | true] {
  const [name = '', value] = word.split('=');
  return [name, value === undefined ? true : Number(value)];
}

/** Returns a step that draws once for each path. */
function along(
  paths: readonly (readonly Point[])[],
  draw: (pen: Pen, points: readonly Point[], look: Look) => void,
): Step {
  return (dx, dy, side) =>
    paths.map((path) => {
      const points = path.map(([x, y]): Point => [side * x + dx, y + dy]);
      return (pen, look) => {
        draw(pen, points, look);
      };
    });
}

function all(steps: readonly Step[]): Step {
  return (dx, dy, side) => steps.flatMap((step) => step(dx, dy, side));
}

/** Returns a step that draws others about a place, once for each rotation. A name stands for a rotation in the look. */
function about(
  [x, y]: Point,
  size: number,
  turns: readonly (number | string)[],
  steps: readonly Step[],
): Step {
  return (dx, dy, side) => {
    const draws = all(steps)(0, 0, side);
    return turns.map((turn) => (pen, look) => {
      pen.push(side * x + dx, y + dy, size, side * numberOf(turn, look));
      for (const draw of draws) draw(pen, look);
      pen.pop();
    });
  };
}

function numberOf(value: number | string, look: Look): number {
  return typeof value === 'number' ? value : Number(look[value]);
}

type StepSchema = v.GenericSchema<unknown, Step>;

const firstWord = v.looseTuple([v.string()]);

/** Draws with a look that was chosen, on the right, or mirrored to the left. */
export type DrawMarks = (pen: Pen, look: Look, side?: Side) => void;

/**
 * Returns the schema of a drawing: its look, of these entries, where none is chosen, and its marks. They know the look's names and other
 * options. What it returns draws.
 */
export function drawingSchemaOf(entries: v.ObjectEntries, options: readonly string[] = []) {
  const option = v.picklist([...Object.keys(entries), ...options]);
  const step: StepSchema = v.lazy((mark) => {
    const word = v.is(firstWord, mark) ? mark[0] : '';
    return schemas.get(word) ?? v.never('This is no mark.');
  });
  const boxed = v.pipe(
    v.strictTuple([v.picklist(['ell', 'rect']), boxes, colour, stroke]),
    v.transform(([word, shapes, c, o]): Step => {
      return (dx, dy, side) =>
        shapes.map(([x, y, w, h]) => {
          const left = side * x + dx - (word === 'rect' && side === -1 ? w : 0);
          const turned = o.rot === undefined ? o : { ...o, rot: side * o.rot };
          return (pen, look) => {
            pen[word](left, y + dy, w, h, c(look), turned);
          };
        });
    }),
  );
  const shape = v.pipe(
    v.strictTuple([v.picklist(['poly', 'blob']), contours, colour, stroke]),
    v.transform(([word, paths, c, o]) => along(paths, (pen, points, look) => pen[word](points, c(look), o))),
  );
  const condition = v.pipe(
    v.tupleWithRest([v.picklist(['if', 'unless']), option], step),
    v.transform(([word, name, ...steps]): Step => {
      return (dx, dy, side) => {
        const draws = all(steps)(dx, dy, side);
        const drawSome: Draw = (pen, look) => {
          const value = look[name];
          const holds = Array.isArray(value) ? value[side === -1 ? 0 : 1] : value;
          if (Boolean(holds) === (word === 'if')) for (const draw of draws) draw(pen, look);
        };
        return [drawSome];
      };
    }),
  );
  const schemas: ReadonlyMap<string, StepSchema> = new Map(
    Object.entries({
      ell: boxed,
      rect: boxed,
      poly: shape,
      blob: shape,
      line: v.pipe(
        v.strictTuple([v.literal('line'), contours, colour, v.number(), stroke]),
        v.transform(([, paths, c, width, o]) =>
          along(paths, (pen, points, look) => pen.line(points, c(look), width, o)),
        ),
      ),
      limb: v.pipe(
        v.strictTuple([v.literal('limb'), contours, colour, widths, stroke]),
        v.transform(([, paths, c, width, o]) =>
          along(paths, (pen, points, look) => pen.limb(points, width, c(look), o)),
        ),
      ),
      glow: v.pipe(
        v.strictTuple([v.literal('glow'), discs, colour, v.number()]),
        v.transform(([, lights, c, opacity]): Step => {
          return (dx, dy, side) =>
            lights.map(([x, y, r]) => (pen, look) => {
              pen.glow(side * x + dx, y + dy, r, c(look), opacity);
            });
        }),
      ),
      if: condition,
      unless: condition,
      both: v.pipe(
        v.tupleWithRest([v.literal('both')], step),
        v.transform(([, ...steps]): Step => {
          return (dx, dy) => [...all(steps)(dx, dy, -1), ...all(steps)(dx, dy, 1)];
        }),
      ),
      at: v.pipe(
        v.tupleWithRest([v.literal('at'), places], step),
        v.transform(([, points, ...steps]): Step => {
          return (dx, dy, side) => points.flatMap(([x, y]) => all(steps)(side * x + dx, y + dy, side));
        }),
      ),
      turned: v.pipe(
        v.tupleWithRest([v.literal('turned'), place, v.union([v.number(), option])], step),
        v.transform(([, middle, turn, ...steps]) => about(middle, 1, [turn], steps)),
      ),
      sized: v.pipe(
        v.tupleWithRest([v.literal('sized'), place, v.number()], step),
        v.transform(([, middle, size, ...steps]) => about(middle, size, [0], steps)),
      ),
      by: v.pipe(
        v.tupleWithRest([v.literal('by'), option, place], step),
        v.transform(([, name, [x, y], ...steps]): Step => {
          return (dx, dy, side) => {
            const draws = all(steps)(dx, dy, side);
            const drawMoved: Draw = (pen, look) => {
              pen.push(x * numberOf(name, look), y * numberOf(name, look));
              for (const draw of draws) draw(pen, look);
              pen.pop();
            };
            return [drawMoved];
          };
        }),
      ),
      spin: v.pipe(
        v.tupleWithRest([v.literal('spin'), place, v.number(), v.number()], step),
        v.transform(([, middle, times, parts, ...steps]) => {
          const turns = Array.from({ length: times }, (_, index) => (index / parts) * 2 * Math.PI);
          return about(middle, 1, turns, steps);
        }),
      ),
    }),
  );
  const own = v.strictObject({ ...entries, colours: v.optional(v.record(v.string(), colour), {}) });
  return v.pipe(
    v.tupleWithRest([own], step),
    v.transform(([{ colours, ...usual }, ...steps]): DrawMarks => {
      const [right, left] = [all(steps)(0, 0, 1), all(steps)(0, 0, -1)];
      const named = Object.entries(colours);
      return (pen, chosen, side = 1) => {
        const look: Record<string, unknown> = { ...usual, ...chosen };
        for (const [name, mixed] of named) look[name] = mixed(look);
        for (const draw of side === 1 ? right : left) draw(pen, look);
      };
    }),
  );
}

/** Returns a schema that parses a drawing when it is drawn first: a process that presses one story draws few. */
export function onFirstUse(drawing: v.GenericSchema<unknown, DrawMarks>) {
  return v.pipe(
    v.unknown(),
    v.transform((marks): DrawMarks => {
      let draw: DrawMarks | undefined;
      return (pen, look, side) => {
        draw ??= v.parse(drawing, marks);
        draw(pen, look, side);
      };
    }),
  );
}
