// Whether an opened story stays on the device (decision 16). Pure: fetches and stores nothing.
import type { Variant } from '../../contract/deployment';

/**
 * In bookworm an opened story stays, unless the person turned that off. Elsewhere it is here for this viewing only,
 * since a presentation may hold a visitor's photo and voice.
 */
export function keepsOpened(variant: Variant, isChosen: boolean): boolean {
  return variant === 'bookworm' && isChosen;
}
