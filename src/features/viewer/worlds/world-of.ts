// Determines the world of a story from its kind, or else from the area in which it was opened. Pure.
import type { StoredKind } from '../../../contract/presentation/kind';
import type { Area } from '../../../contract/presentation/story-address';

/**
 * Each world has its own background, paper and typography (spec book §2). Presentations have `narration`; devices have its
 * name stored (app/early/known-covers.ts).
 */
export type World = 'wood' | 'dark-tale' | 'christmas' | 'narration';

const byKind: Readonly<Record<StoredKind, World | undefined>> = {
  STORY: 'wood',
  CHILDRENS_STORY: 'wood',
  DARKTALE: 'dark-tale',
  CHRISTMAS_STORY: 'christmas',
  // Also the kind of an index that names none (spec contract §1).
  PRESENTATION: undefined,
  // A party has no world: it looks like the app around it.
  DALLIC_PARTY: undefined,
};

const byArea: Readonly<Record<Area, World | undefined>> = {
  story: 'wood',
  'childrens-story': 'wood',
  'dark-tales': 'dark-tale',
  xmas: 'christmas',
  view: 'narration',
  party: undefined,
};

/** Returns the world of a presentation (spec book §2), or of a page before it is loaded; undefined when it has none. */
export function worldOf(kind: StoredKind | undefined, area: Area = 'view'): World | undefined {
  if (kind === 'DALLIC_PARTY') return undefined;
  return (kind && byKind[kind]) ?? byArea[area] ?? (kind === undefined ? undefined : 'narration');
}
