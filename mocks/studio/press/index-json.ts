// Makes the JSON that the service would send for a story: its index.json and its entry in the gallery's list. Pure; makes no
// medium.
import type { NarratedStory, Party, Story } from './story';
import type { Scene } from '../drawing/scene';
import type { Cue } from '../voices/narration';

/** A page's text, without its picture. */
export interface PageText {
  readonly headline: string;
  readonly text: string;
}

/** The fields of a narrated story that its index needs. */
export interface IndexSource extends Pick<NarratedStory, 'id' | 'kind'> {
  readonly cover: PageText;
  readonly pages: readonly PageText[];
  readonly ending: PageText;
}

/** Names of a page's media, relative to the index; the cover is page 0, the ending the last. */
export const pageMedia = {
  picture: (page: number) => `images/${twoDigits(page)}.webp`,
  narration: (page: number) => `audio/${twoDigits(page)}.mp3`,
  film: (page: number) => `video/${twoDigits(page)}.mp4`,
};

/** Preview of the gallery, beside the index. */
export const previewName = 'preview.webp';

function twoDigits(page: number): string {
  return String(page).padStart(2, '0');
}

/** Returns cover, pages and ending in reading order. */
export function sequenceOf<Page>(story: { cover: Page; pages: readonly Page[]; ending: Page }): Page[] {
  return [story.cover, ...story.pages, story.ending];
}

/**
 * Returns the index.json of a narrated story (spec contract §1). Its cover has the line above as `headline` and the
 * title as `text`: the app swaps the two. `cues` holds one list for each page, `filmed` the pages with a speaker's film.
 */
export function narratedIndex(
  story: IndexSource,
  cues: readonly (readonly Cue[])[],
  filmed: ReadonlySet<number> = new Set(),
) {
  const slides = sequenceOf(story).map(({ headline, text }, page) => ({
    headline,
    text,
    imagePath: pageMedia.picture(page),
    audioPath: pageMedia.narration(page),
    ...(filmed.has(page) ? { speakerVideoPath: pageMedia.film(page) } : {}),
    transcription: cues[page] ?? [],
  }));
  return {
    kind: story.kind,
    presentationId: story.id,
    initialSlide: slides[0],
    slides: slides.slice(1, -1),
    finalSlide: slides.at(-1),
  };
}

/** Returns the index.json of a Dallic Party (spec contract §1). */
export function partyIndex(party: Party) {
  return {
    kind: party.kind,
    presentationId: party.id,
    initialPrompt: party.initialPrompt,
    changePrompt: party.changePrompt,
    numberOfIterations: party.steps.length - 1,
    steps: party.steps.map(({ description }, step) => ({
      imageUrl: pageMedia.picture(step),
      description,
    })),
  };
}

/** The fields of any story that its list entry needs. */
export interface Listed extends Pick<Story, 'id' | 'title' | 'kind' | 'imageStyle' | 'language'> {
  readonly targetGroup?: string;
  readonly pages?: readonly PageText[];
  /** Whether no story was written for its title. */
  readonly improvised?: boolean;
}

/**
 * Returns the entry of `GET /api/presentation` (spec contract §1); the scene of the cover tells what the story is about. Presentations and parties have neither age nor page count.
 */
export function entryOf(story: Listed, cover: Scene = {}) {
  const subjects = subjectsOf(cover);
  const isForChildren = story.kind !== 'PRESENTATION' && story.kind !== 'DALLIC_PARTY';
  return {
    id: story.id,
    url: `presentations/${story.id}/index.json`,
    title: story.title,
    imageStyle: story.imageStyle,
    ...(isForChildren && story.targetGroup ? { targetGroup: story.targetGroup } : {}),
    ...(isForChildren && story.pages ? { pageCount: story.pages.length } : {}),
    language: story.language,
    previewImage: `presentations/${story.id}/${previewName}`,
    kind: story.kind,
    ...(subjects.length > 0 ? { subjects } : {}),
    ...(story.improvised ? { improvised: true } : {}),
  };
}

const others: readonly string[] = ['robot', 'ghost', 'dragon', 'unicorn', 'alien', 'baby', 'child', 'adult'];

/** Returns what a picture shows: `animals`, and `night`. */
function subjectsOf({ sky, back = [], put = [] }: Scene): readonly string[] {
  const hasAnimals = [...back, ...put].some((thing) => 'k' in thing && !others.includes(thing.k));
  return [...(hasAnimals ? ['animals'] : []), ...(sky === 'night' || sky === 'snownight' ? ['night'] : [])];
}

/**
 * Returns the entries, newest first, as a service lists them. Ids are compared as numbers without losing digits (spec contract §9).
 */
export function entriesOf(
  stories: readonly (Listed & { readonly cover?: { readonly headline: string; readonly scene?: Scene } })[],
) {
  return [...stories]
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
    .map((story) => entryOf(story, story.cover?.scene));
}
