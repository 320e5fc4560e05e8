/**
 * Returns whether a story was asked for again after somebody removed it, so that its removal must not take effect. Both times are those
 * of a request; where one is unknown, the removal holds.
 */
export function isAskedForAgain(
  requestedAt: number | undefined,
  removedRequest: number | undefined,
): boolean {
  return requestedAt !== undefined && removedRequest !== undefined && requestedAt !== removedRequest;
}
