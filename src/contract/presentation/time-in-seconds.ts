// Reads times as generators, subtitle files and media fragments write them (spec contract §1, §11).

/** A decimal number, after a clock's minutes, or hours and minutes; of the colons the last two groups are sixtieths. */
const clockTime = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Returns seconds from a number, a number in a string (`1.5`, `1,5`) or a clock time (`0:01`, `00:00:01.500`); undefined for anything
 * else, and for a time before 0.
 */
export function secondsOf(time: unknown): number | undefined {
  if (typeof time === 'number') return Number.isFinite(time) && time >= 0 ? time : undefined;
  if (typeof time !== 'string') return undefined;
  const [, hours, minutes, rest] = clockTime.exec(time.trim()) ?? [];
  const seconds = Number(rest?.replace(',', '.'));
  const isClock = minutes !== undefined;
  if (!Number.isFinite(seconds) || (isClock && seconds >= 60)) return undefined;
  if (hours !== undefined && Number(minutes) >= 60) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + seconds;
}
