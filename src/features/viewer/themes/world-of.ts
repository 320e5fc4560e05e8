// Which world a story lives in: its kind says so, and where that says nothing, the place where it was opened. Pure.
import { storedKinds, type StoredKind } from '../../../contract/presentation/kind';

/** Each with surroundings, paper and typography of its own (experience 2.9, 2.10). */
export type World = 'wood' | 'dark-tale' | 'christmas' | 'narration';

/** The first part of an address (experience 2.1). */
export type Area = 'view' | 'story' | 'dark-tales' | 'childrens-story' | 'xmas' | 'party';

const byKind: Readonly<Record<StoredKind, World | undefined>> = {
  STORY: 'wood',
  CHILDRENS_STORY: 'wood',
  DARKTALE: 'dark-tale',
  CHRISTMAS_STORY: 'christmas',
  // Also what an index is that names no kind (experience 5).
  PRESENTATION: undefined,
  // A party has no world but the house.
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

/** The world of a presentation (decision 28), or of a page before there is one; undefined is the house itself. */
export function worldOf(kind: StoredKind | undefined, area: Area = 'view'): World | undefined {
  if (kind === 'DALLIC_PARTY') return undefined;
  return (kind && byKind[kind]) ?? byArea[area] ?? (kind === undefined ? undefined : 'narration');
}

/** The area of a path behind the hash; undefined outside of all of them. */
export function areaOf(path: string): Area | undefined {
  const first = path.split('/')[1] ?? '';
  return areas.find((area) => area === first);
}

const areas: readonly Area[] = ['view', 'story', 'dark-tales', 'childrens-story', 'xmas', 'party'];

/** The same of an index that nobody has read strictly yet. */
export function worldOfUnread(index: unknown, area: Area): World | undefined {
  const said = typeof index === 'object' && index !== null && 'kind' in index ? index.kind : undefined;
  return worldOf(storedKinds.find((kind) => kind === said) ?? 'PRESENTATION', area);
}
