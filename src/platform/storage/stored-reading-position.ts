// Describes the position at which a story was last read, and compares two such positions. Pure; stores nothing.
import * as v from 'valibot';
import type { ReadingPosition } from '../../contract/presentation/story-address';
import { presentationIdSchema } from '../../contract/presentation/presentation-id-schema';

const positionFields = {
  slide: v.pipe(v.number(), v.integer(), v.minValue(0)),
  second: v.pipe(v.number(), v.finite(), v.minValue(0)),
  view: v.picklist(['slides', 'book']),
} satisfies { readonly [Field in keyof ReadingPosition]: v.GenericSchema<unknown, ReadingPosition[Field]> };

const positionSchema = v.object({
  presentationId: presentationIdSchema,
  ...positionFields,
  /** When it was read, not when it was stored; in milliseconds since 1970. */
  readAt: v.pipe(v.number(), v.finite()),
});
/** A position in a story as it is stored: with its presentation and the time of reading. */
export type StoredReadingPosition = v.InferOutput<typeof positionSchema>;

/** Returns a stored position, or undefined when it is not valid. */
export function readPosition(stored: unknown): StoredReadingPosition | undefined {
  const result = v.safeParse(positionSchema, stored);
  return result.success ? result.output : undefined;
}

/**
 * Returns a number below zero when `a` was read before `b`. One clock sets the time of all positions of a device. So a position with a
 * time after `now` was stored while that clock was wrong. It counts as older than every other, or it would win for years. When the times
 * are equal, the position further on is the later one, so the order of writing does not matter.
 */
export function comparePositions(a: StoredReadingPosition, b: StoredReadingPosition, now: number): number {
  const isPast = ({ readAt }: StoredReadingPosition): number => (readAt <= now ? 1 : 0);
  const byTime = isPast(a) - isPast(b) || a.readAt - b.readAt;
  return (
    byTime || a.slide - b.slide || a.second - b.second || Number(a.view > b.view) - Number(a.view < b.view)
  );
}

/** Returns the later of two positions by `comparePositions`, whichever was written first; undefined without any. */
export function laterPosition(
  a: StoredReadingPosition | undefined,
  b: StoredReadingPosition | undefined,
  now: number,
): StoredReadingPosition | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return comparePositions(a, b, now) < 0 ? b : a;
}
