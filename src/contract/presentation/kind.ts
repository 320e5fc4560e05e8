// Maps between the kinds that are stored, sent, and named in the address (spec contract §9). The page's inline script reads an index's
// kind and cover, so this module needs no library.
import { storyAreas, type StoryArea } from './story-address';

/** Kinds as a presentation index stores them. */
export const storedKinds = [
  'PRESENTATION',
  'STORY',
  'CHILDRENS_STORY',
  'DARKTALE',
  'CHRISTMAS_STORY',
  'DALLIC_PARTY',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** Kinds as a creation sends them. */
export const sentKinds = [
  'PRESENTATION_ERNEST',
  'PRESENTATION_FUNNY',
  'STORY',
  'CHILDRENS_STORY',
  'DARK_TALE',
  'CHRISTMAS_STORY',
  'DALLIC_PARTY',
] as const;
export type SentKind = (typeof sentKinds)[number];

const storedBySent: Record<SentKind, StoredKind> = {
  PRESENTATION_ERNEST: 'PRESENTATION',
  PRESENTATION_FUNNY: 'PRESENTATION',
  STORY: 'STORY',
  CHILDRENS_STORY: 'CHILDRENS_STORY',
  DARK_TALE: 'DARKTALE',
  CHRISTMAS_STORY: 'CHRISTMAS_STORY',
  DALLIC_PARTY: 'DALLIC_PARTY',
};

/** Returns the kind under which the service stores a sent kind (spec contract §9). */
export function storedKindOf(sent: SentKind): StoredKind {
  return storedBySent[sent];
}

/** The kind that the wizard of each area sends (spec contract §9). */
export const kindByArea = {
  story: 'STORY',
  'childrens-story': 'CHILDRENS_STORY',
  'dark-tales': 'DARK_TALE',
  xmas: 'CHRISTMAS_STORY',
} as const satisfies Record<StoryArea, SentKind>;

/** The kinds that have a wizard. */
export type WizardKind = (typeof kindByArea)[StoryArea];

/** Returns the area whose wizard sends a kind; undefined for a kind without a wizard. */
export function areaOfKind(kind: SentKind): StoryArea | undefined {
  return storyAreas.find((area) => kindByArea[area] === kind);
}

/** Values of the launch parameter `mode` (spec screens §5). */
export const launchModes = ['presentation', 'story', 'darktale', 'xmas'] as const;
export type LaunchMode = (typeof launchModes)[number];

/** Returns the kind that a launch mode creates; a presentation's tone is chosen later (spec contract §9). */
export function sentKindOfMode(mode: LaunchMode): SentKind {
  const kinds: Record<LaunchMode, SentKind> = {
    presentation: 'PRESENTATION_ERNEST',
    story: 'STORY',
    darktale: 'DARK_TALE',
    xmas: 'CHRISTMAS_STORY',
  };
  return kinds[mode];
}

/** The part of an index from which its cover can be painted. */
export interface CoverOfIndex {
  /** PRESENTATION for an index that names no kind, or an unknown one (spec contract §1). */
  readonly kind: StoredKind;
  /** The unresolved path of the first slide's picture. A party has no cover. */
  readonly cover?: string;
}

/** Returns kind and cover of an index.json before the rest is parsed. The body may be anything. Never throws. */
export function readCover(index: unknown): CoverOfIndex {
  const named = memberOf(index, 'kind');
  const kind = storedKinds.find((one) => one === named) ?? 'PRESENTATION';
  const cover = kind === 'DALLIC_PARTY' ? undefined : memberOf(memberOf(index, 'initialSlide'), 'imagePath');
  return typeof cover === 'string' && cover !== '' ? { kind, cover } : { kind };
}

/** Returns the unresolved path of the narration of an index's first slide, which speaks the title; undefined where there is none. */
export function readTitleNarration(index: unknown): string | undefined {
  const path = memberOf(memberOf(index, 'initialSlide'), 'audioPath');
  return typeof path === 'string' && path !== '' ? path : undefined;
}

/** Returns the unresolved path of the picture of a slide, by its place in the sequence (spec player §1); undefined where there is none. */
export function readPicture(index: unknown, slide: number): string | undefined {
  const slides = memberOf(index, 'slides');
  const sequence: readonly unknown[] = [
    memberOf(index, 'initialSlide') ?? [],
    Array.isArray(slides) ? slides : [],
    memberOf(index, 'finalSlide') ?? [],
  ].flat();
  const path = memberOf(sequence[slide], 'imagePath');
  return typeof path === 'string' && path !== '' ? path : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
