// Reads kind and cover of an index.json before the rest is parsed. The page's inline script contains it, so it needs no library.
import { storedKinds, type StoredKind } from './kind';

/** The part of an index from which its cover can be painted. */
export interface CoverOfIndex {
  /** PRESENTATION for an index that names no kind, or an unknown one (spec contract §1). */
  readonly kind: StoredKind;
  /** The unresolved path of the first slide's picture. A party has no cover. */
  readonly cover?: string;
}

/** Returns kind and cover of a body that may be anything. Never throws. */
export function readCover(index: unknown): CoverOfIndex {
  const named = memberOf(index, 'kind');
  const kind = storedKinds.find((one) => one === named) ?? 'PRESENTATION';
  const cover = kind === 'DALLIC_PARTY' ? undefined : memberOf(memberOf(index, 'initialSlide'), 'imagePath');
  return typeof cover === 'string' && cover !== '' ? { kind, cover } : { kind };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
