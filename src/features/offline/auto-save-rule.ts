// Decides whether an opened story stays on the device (spec offline §2). Pure: fetches and stores nothing.
import type { Variant } from '../../contract/deployment';

/**
 * Returns true in the variant bookworm, unless the person turned that off. In every other variant an opened story is
 * stored for this viewing only, because a presentation may contain a visitor's photo and voice.
 */
export function savesOpened(variant: Variant, isChosen: boolean): boolean {
  return variant === 'bookworm' && isChosen;
}
