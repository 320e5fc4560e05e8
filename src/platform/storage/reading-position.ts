// Where someone is in a story, and which of two readings was the last. Pure; stores nothing.
import * as v from 'valibot';
import { presentationIdSchema } from '../../contract/presentation/presentation-id-schema';

const place = {
  /** Position in `[initialSlide, …slides, finalSlide]`, from 0 (spec player §1). */
  slide: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whole seconds into the slide's narration. */
  second: v.pipe(v.number(), v.finite(), v.minValue(0)),
  view: v.picklist(['slides', 'book']),
} as const;

const positionSchema = v.object({
  presentationId: presentationIdSchema,
  ...place,
  /** When it was read there, not when it was written down; milliseconds since 1970. */
  readAt: v.pipe(v.number(), v.finite()),
});
export type ReadingPosition = v.InferOutput<typeof positionSchema>;
export type ReadingPlace = Pick<ReadingPosition, keyof typeof place>;

/** A position as it was stored; undefined for anything else. */
export function readPosition(stored: unknown): ReadingPosition | undefined {
  const result = v.safeParse(positionSchema, stored);
  return result.success ? result.output : undefined;
}

/**
 * Below zero when `a` was read before `b`. One clock stamps all readings of a device, so one that claims to come after
 * `now` was stamped while that clock was wrong: it counts as older than every other, or it would win for years.
 * Of the same moment the one further on is the later, so that the order of writing never matters.
 */
export function compareReadings(a: ReadingPosition, b: ReadingPosition, now: number): number {
  const isPast = ({ readAt }: ReadingPosition): number => (readAt <= now ? 1 : 0);
  const byTime = isPast(a) - isPast(b) || a.readAt - b.readAt;
  return (
    byTime || a.slide - b.slide || a.second - b.second || Number(a.view > b.view) - Number(a.view < b.view)
  );
}

/** The last reading wins, by its time, whichever was written first. */
export function laterReading(
  a: ReadingPosition | undefined,
  b: ReadingPosition | undefined,
  now: number,
): ReadingPosition | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return compareReadings(a, b, now) < 0 ? b : a;
}
