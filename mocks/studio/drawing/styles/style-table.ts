// The ten styles as numbers: what each does to colour, contour, paper and line. They are data: styles.json.
import * as v from 'valibot';
import { imageStyles } from '../../../../src/contract/creation/choices';
import { channels, mix, retune } from '../pen/colour';
import data from './styles.json' with { type: 'json' };

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));
const amount = v.exactOptional(v.number());
const isSo = v.exactOptional(v.literal(true));
const pair = v.strictTuple([v.number(), v.number()]);

function nearest(hex: string, few: readonly string[]): string {
  const own = channels(hex);
  const distance = (other: string) =>
    channels(other).reduce((sum, value, at) => sum + (value - (own[at] ?? 0)) ** 2, 0);
  return few.reduce((best, other) => (distance(other) < distance(best) ? other : best), few[0] ?? hex);
}

const styleSchema = v.strictObject({
  /** Changes every colour: its saturation, its distance from white and its hue; mixes a share of another into it; and draws it to the
      nearest of a few colours. */
  colour: v.pipe(
    v.strictObject({
      saturation: v.number(),
      depth: v.number(),
      turn: amount,
      mixed: v.exactOptional(v.strictTuple([colour, v.number()])),
      few: v.exactOptional(v.array(colour)),
    }),
    v.transform(({ saturation, depth, turn, mixed, few }) => (hex: string) => {
      const tuned = retune(hex, saturation, depth, turn);
      const toned = mixed ? mix(tuned, ...mixed) : tuned;
      return few ? mix(toned, nearest(toned, few), 0.6) : toned;
    }),
  ),
  paper: colour,
  /** Wobble of contours in units; fills may wobble by their own. */
  wobble: v.number(),
  fillWobble: amount,
  /** Lines; none for cut and painted styles. */
  ink: v.exactOptional(v.strictObject({ colour, width: v.number(), opacity: v.number() })),
  /** A second, looser line beside the first; breaks in the line; hatching in the shade. */
  twice: isSo,
  broken: isSo,
  hatch: amount,
  /** Lines are rubbed off like wax or pencil, or are soft. */
  rubbed: amount,
  softLine: isSo,
  /** The distance between colour and its line. */
  offset: v.exactOptional(pair),
  /** The waves of the paper: amplitude and length. */
  warp: v.exactOptional(pair),
  /** Watercolour: how much water, and the darker rim where it dried. */
  wash: amount,
  rim: amount,
  bleed: isSo,
  /** Wax and brush. */
  wax: amount,
  streak: amount,
  relief: amount,
  median: amount,
  glow: amount,
  /** Cut paper: shadows under every shape, fibres. */
  cut: isSo,
  /** A sky of one colour. */
  flat: isSo,
  fibre: amount,
  grain: amount,
  dry: amount,
  misprint: amount,
  /** Ragged border, darkened corners, splashes. */
  border: amount,
  vignette: amount,
  splashes: isSo,
});

export type Style = Readonly<v.InferOutput<typeof styleSchema>>;

export const styles = v.parse(v.strictObject(v.entriesFromList(imageStyles, styleSchema)), data);
